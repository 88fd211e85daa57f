#!/usr/bin/env python3
"""Make the test fonts of this folder.  usage: make_test_fonts.py [OUTDIR]        (needs fontTools >= 4.50, brotli)
Deterministic: the same fontTools version gives the same bytes.  The fonts made here from scratch ("Square ...") are CC0-1.0.
What is cut from a shipped font (subsets of emoji, corrupted copies) stays under that font's licence (OFL-1.1)."""
import sys, os, io, json, random, struct, copy
os.environ['SOURCE_DATE_EPOCH'] = '1700000000'
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont, TTCollection, newTable
from fontTools.ttLib.tables._c_m_a_p import cmap_classes
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.designspaceLib import DesignSpaceDocument, AxisDescriptor, SourceDescriptor
from fontTools import varLib, subset

HERE = os.path.dirname(os.path.abspath(__file__))
EMBEDDED = os.path.join(HERE, '..', '..', '..', 'Fonts', 'Files')
OUT = sys.argv[1] if len(sys.argv) > 1 else HERE
os.makedirs(OUT, exist_ok=True); os.makedirs(os.path.join(OUT, 'corrupt'), exist_ok=True)
LIC = 'CC0 1.0 Universal: no rights reserved.'
def ranges(s):
    for part in s.split():
        a, _, b = part.partition('-'); yield int(a, 16), int(b or a, 16)
# Unicode 15.0: general categories Mn and Me / Default_Ignorable_Code_Point
MARKS = '300-36F 483-489 591-5BD 5BF 5C1-5C2 5C4-5C5 5C7 610-61A 64B-65F 670 6D6-6DC 6DF-6E4 6E7-6E8 6EA-6ED 711 730-74A 7A6-7B0 7EB-7F3 7FD 816-819 81B-823 825-827 829-82D 859-85B 898-89F 8CA-8E1 8E3-902 93A 93C 941-948 94D 951-957 962-963 981 9BC 9C1-9C4 9CD 9E2-9E3 9FE A01-A02 A3C A41-A42 A47-A48 A4B-A4D A51 A70-A71 A75 A81-A82 ABC AC1-AC5 AC7-AC8 ACD AE2-AE3 AFA-AFF B01 B3C B3F B41-B44 B4D B55-B56 B62-B63 B82 BC0 BCD C00 C04 C3C C3E-C40 C46-C48 C4A-C4D C55-C56 C62-C63 C81 CBC CBF CC6 CCC-CCD CE2-CE3 D00-D01 D3B-D3C D41-D44 D4D D62-D63 D81 DCA DD2-DD4 DD6 E31 E34-E3A E47-E4E EB1 EB4-EBC EC8-ECE F18-F19 F35 F37 F39 F71-F7E F80-F84 F86-F87 F8D-F97 F99-FBC FC6 102D-1030 1032-1037 1039-103A 103D-103E 1058-1059 105E-1060 1071-1074 1082 1085-1086 108D 109D 135D-135F 1712-1714 1732-1733 1752-1753 1772-1773 17B4-17B5 17B7-17BD 17C6 17C9-17D3 17DD 180B-180D 180F 1885-1886 18A9 1920-1922 1927-1928 1932 1939-193B 1A17-1A18 1A1B 1A56 1A58-1A5E 1A60 1A62 1A65-1A6C 1A73-1A7C 1A7F 1AB0-1ACE 1B00-1B03 1B34 1B36-1B3A 1B3C 1B42 1B6B-1B73 1B80-1B81 1BA2-1BA5 1BA8-1BA9 1BAB-1BAD 1BE6 1BE8-1BE9 1BED 1BEF-1BF1 1C2C-1C33 1C36-1C37 1CD0-1CD2 1CD4-1CE0 1CE2-1CE8 1CED 1CF4 1CF8-1CF9 1DC0-1DFF 20D0-20F0 2CEF-2CF1 2D7F 2DE0-2DFF 302A-302D 3099-309A A66F-A672 A674-A67D A69E-A69F A6F0-A6F1 A802 A806 A80B A825-A826 A82C A8C4-A8C5 A8E0-A8F1 A8FF A926-A92D A947-A951 A980-A982 A9B3 A9B6-A9B9 A9BC-A9BD A9E5 AA29-AA2E AA31-AA32 AA35-AA36 AA43 AA4C AA7C AAB0 AAB2-AAB4 AAB7-AAB8 AABE-AABF AAC1 AAEC-AAED AAF6 ABE5 ABE8 ABED FB1E FE00-FE0F FE20-FE2F 101FD 102E0 10376-1037A 10A01-10A03 10A05-10A06 10A0C-10A0F 10A38-10A3A 10A3F 10AE5-10AE6 10D24-10D27 10EAB-10EAC 10EFD-10EFF 10F46-10F50 10F82-10F85 11001 11038-11046 11070 11073-11074 1107F-11081 110B3-110B6 110B9-110BA 110C2 11100-11102 11127-1112B 1112D-11134 11173 11180-11181 111B6-111BE 111C9-111CC 111CF 1122F-11231 11234 11236-11237 1123E 11241 112DF 112E3-112EA 11300-11301 1133B-1133C 11340 11366-1136C 11370-11374 11438-1143F 11442-11444 11446 1145E 114B3-114B8 114BA 114BF-114C0 114C2-114C3 115B2-115B5 115BC-115BD 115BF-115C0 115DC-115DD 11633-1163A 1163D 1163F-11640 116AB 116AD 116B0-116B5 116B7 1171D-1171F 11722-11725 11727-1172B 1182F-11837 11839-1183A 1193B-1193C 1193E 11943 119D4-119D7 119DA-119DB 119E0 11A01-11A0A 11A33-11A38 11A3B-11A3E 11A47 11A51-11A56 11A59-11A5B 11A8A-11A96 11A98-11A99 11C30-11C36 11C38-11C3D 11C3F 11C92-11CA7 11CAA-11CB0 11CB2-11CB3 11CB5-11CB6 11D31-11D36 11D3A 11D3C-11D3D 11D3F-11D45 11D47 11D90-11D91 11D95 11D97 11EF3-11EF4 11F00-11F01 11F36-11F3A 11F40 11F42 13440 13447-13455 16AF0-16AF4 16B30-16B36 16F4F 16F8F-16F92 16FE4 1BC9D-1BC9E 1CF00-1CF2D 1CF30-1CF46 1D167-1D169 1D17B-1D182 1D185-1D18B 1D1AA-1D1AD 1D242-1D244 1DA00-1DA36 1DA3B-1DA6C 1DA75 1DA84 1DA9B-1DA9F 1DAA1-1DAAF 1E000-1E006 1E008-1E018 1E01B-1E021 1E023-1E024 1E026-1E02A 1E08F 1E130-1E136 1E2AE 1E2EC-1E2EF 1E4EC-1E4EF 1E8D0-1E8D6 1E944-1E94A E0100-E01EF'
IGNORABLE = 'AD 34F 61C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F FEFF FFA0 FFF0-FFF8 1BCA0-1BCA3 1D173-1D17A E0000-E0FFF'

ASCII = [chr(c) for c in range(0x21, 0x7F)]
def gname(ch):
    return ch if ch.isalpha() else 'u%04X' % ord(ch)

def rect(pen, x0, y0, x1, y1):
    pen.moveTo((x0, y0)); pen.lineTo((x0, y1)); pen.lineTo((x1, y1)); pen.lineTo((x1, y0)); pen.closePath()

def full_range_cmap(font, asciimap):
    """(3,10) format 13 maps all of Unicode onto a few glyphs; (3,1) format 4 holds ASCII only."""
    m = {}
    kind = [None] * 0x110000
    for a, b in ranges(MARKS):
        for c in range(a, b + 1): kind[c] = 'mark'
    for a, b in ranges(IGNORABLE):
        for c in range(a, b + 1): kind[c] = 'zero'
    for c in list(range(0, 0x20)) + list(range(0x7F, 0xA0)): kind[c] = 'zero'
    for c in [0x20, 0xA0, 0x1680] + list(range(0x2000, 0x200B)) + [0x2028, 0x2029, 0x202F, 0x205F, 0x3000]: kind[c] = 'space'
    for c in range(0x110000):
        if 0xD800 <= c < 0xE000 or (c & 0xFFFE) == 0xFFFE: continue
        m[c] = asciimap.get(c) or kind[c] or 'box'
    m[0xC9] = 'capital'
    t13 = cmap_classes[13](13); t13.platformID, t13.platEncID, t13.language, t13.format, t13.reserved, t13.length, t13.nGroups = 3, 10, 0, 13, 0, 0, 0
    t13.cmap = m
    t4 = cmap_classes[4](4); t4.platformID, t4.platEncID, t4.language = 3, 1, 0
    t4.cmap = {c: m[c] for c in list(range(0x20, 0x7F)) + [0xA0, 0xC9]}
    font['cmap'].tables = [t4, t13]

def build(family, style='Regular', upem=1000, adv=None, hhea=(800, -200, 0), typo=(800, -200, 0), win=(800, 200), utm=False,
          widths=None, fea=None, extra=(), full=True, vmetrics=None, os2=True, cff=False, xh=800, cap=800, kern=None, scale_w=1.0, wclass=400, gdef=True):
    """A font whose glyphs are squares.  adv = the advance of every spacing glyph (default 1 em).  extra: (name, advance, codepoint or None)."""
    k = upem / 1000
    S = lambda v: int(round(v * k))
    adv = upem if adv is None else adv
    order = ['.notdef', 'space', 'box', 'capital', 'mark', 'zero'] + [gname(c) for c in ASCII] + [e[0] for e in extra]
    W = {g: adv for g in order}; W['mark'] = W['zero'] = 0
    for n, a, _ in extra: W[n] = a
    if widths: W.update(widths)
    fb = FontBuilder(upem, isTTF=not cff); fb.setupGlyphOrder(order)
    amap = {ord(c): gname(c) for c in ASCII}
    for n, a, cp in extra:
        if cp is not None: amap[cp] = n
    fb.setupCharacterMap({c: g for c, g in {**amap, 0x20: 'space', 0xA0: 'space', 0xC9: 'capital'}.items() if c < 0x10000})
    gl = {}
    for g in order:
        pen = T2CharStringPen(W[g], None) if cff else TTGlyphPen(None)
        w = W[g]
        if g == 'mark': rect(pen, -S(600), S(600), -S(400), S(800))
        elif g in ('p',): rect(pen, 0, -S(200), w, 0)                      # ink below the baseline only
        elif g in ('capital',): rect(pen, 0, 0, w, S(800))                 # ink above the baseline only (U+00C9)
        elif g == '.notdef': rect(pen, S(100), 0, max(w - S(100), S(200)), S(700))
        elif g not in ('space', 'zero') and w: rect(pen, 0, -S(200), w, S(800))
        gl[g] = pen.getCharString() if cff else pen.glyph()
    ps = family.replace(' ', '') + '-' + style
    if cff: fb.setupCFF(ps, {'FullName': f'{family} {style}'}, gl, {})
    else: fb.setupGlyf(gl)
    fb.setupHorizontalMetrics({g: (W[g], -S(600) if g == 'mark' else (S(100) if g == '.notdef' else 0)) for g in order})
    fb.setupHorizontalHeader(ascent=S(hhea[0]), descent=S(hhea[1]), lineGap=S(hhea[2]))
    fb.setupNameTable({'familyName': family, 'styleName': style, 'uniqueFontIdentifier': ps + ';1', 'fullName': f'{family} {style}', 'psName': ps, 'version': 'Version 1.000',
                       'copyright': LIC, 'licenseDescription': LIC, 'licenseInfoURL': 'https://creativecommons.org/publicdomain/zero/1.0/'})
    if os2:
        fb.setupOS2(version=4, usWeightClass=wclass, sTypoAscender=S(typo[0]), sTypoDescender=S(typo[1]), sTypoLineGap=S(typo[2]), usWinAscent=S(win[0]), usWinDescent=S(win[1]),
                    fsSelection=0x40 | (0x80 if utm else 0), sxHeight=S(xh), sCapHeight=S(cap), yStrikeoutPosition=S(300), yStrikeoutSize=S(50), achVendID='TEST', fsType=0)
    fb.setupPost(underlinePosition=-S(100), underlineThickness=S(50), keepGlyphNames=True)
    if vmetrics:
        fb.setupVerticalHeader(ascent=S(vmetrics['asc']), descent=S(vmetrics['desc']), lineGap=S(vmetrics.get('gap', 0)))
        fb.setupVerticalMetrics({g: (vmetrics.get('adv', {}).get(g, upem), 0) for g in order})
        if cff: fb.setupVerticalOrigins({g: S(880) for g in order if g in ('box',)}, defaultVerticalOrigin=S(800))
    f = fb.font
    f['head'].created = f['head'].modified = 3782845000; f.recalcTimestamp = False
    if full: full_range_cmap(f, {**amap})
    if gdef:
        ligs = [e[0] for e in extra if '_' in e[0]]
        bases = ['box', 'capital', 'space'] + [gname(c) for c in ASCII] + [e[0] for e in extra if '_' not in e[0]]
        pre = 'table GDEF { GlyphClassDef [%s], %s, [mark], ; } GDEF;\n' % (' '.join(bases), '[%s]' % ' '.join(ligs) if ligs else '')
        addOpenTypeFeaturesFromString(f, (fea or '') + pre)
    if kern:
        kt = newTable('kern'); kt.version = 0
        from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
        st = KernTable_format_0(); st.version = 0; st.coverage = 1; st.format = 0; st.kernTable = kern; st.tupleIndex = None; st.apple = False
        kt.kernTables = [st]; f['kern'] = kt
    return f

made = {}
def save(f, name, note):
    p = os.path.join(OUT, name); f.save(p); made[name] = note
    return p

# ---- 1. plain squares -------------------------------------------------------------------------------------------
save(build('Square'), 'Square-Regular.ttf', 'every spacing glyph 1 em, marks and default-ignorables 0, ascent .8, descent .2, no gap; cmap covers all of Unicode')
save(build('Square', 'Bold', wclass=700), 'Square-Bold.ttf', 'the same squares, usWeightClass 700')
save(build('Square 600', adv=600), 'Square600-Regular.ttf', 'the same, every spacing glyph 600/1000 em')
save(build('Square 500', adv=500, cap=600), 'Square500-Regular.ttf', 'the same, every spacing glyph 500/1000 em, capitals .6 em high')
stairs = {gname(c): 300 + 10 * (ord(c) - 0x21) for c in ASCII}
save(build('Square Stairs', widths={**stairs, 'space': 250}), 'SquareStairs-Regular.ttf', 'ASCII c has advance 300+10*(c-0x21) units, space 250, all else 1000')
for u in (16, 1024, 2048, 16384):
    save(build(f'Square Upem{u}', upem=u), f'SquareUpem{u}-Regular.ttf', f'squares at unitsPerEm {u} (metrics rounded to units)')

# ---- 2. vertical-metrics puzzles --------------------------------------------------------------------------------
save(build('Square Gap', hhea=(800, -200, 200)), 'SquareGap-Regular.ttf', 'hhea lineGap 200; OS/2 typo gap 0; USE_TYPO_METRICS clear')
puzzle = dict(hhea=(900, -300, 100), typo=(700, -200, 50), win=(1100, 400))
save(build('Square TypoOn', utm=True, **puzzle), 'SquareTypoOn-Regular.ttf', 'hhea 900/-300/100, typo 700/-200/50, win 1100/400, USE_TYPO_METRICS set')
save(build('Square TypoOff', utm=False, **puzzle), 'SquareTypoOff-Regular.ttf', 'the same three sets, USE_TYPO_METRICS clear')
save(build('Square HheaZero', hhea=(0, 0, 0), typo=(750, -250, 100), win=(900, 300)), 'SquareHheaZero-Regular.ttf', 'hhea all 0; typo 750/-250/100; win 900/300')
save(build('Square WinOnly', hhea=(0, 0, 0), typo=(0, 0, 0), win=(850, 250)), 'SquareWinOnly-Regular.ttf', 'hhea and typo all 0; win 850/250')
save(build('Square NoOS2', hhea=(900, -300, 100), os2=False), 'SquareNoOS2-Regular.ttf', 'no OS/2 table; hhea 900/-300/100')
f = build('Square NegGap', hhea=(800, -200, -100)); save(f, 'SquareNegGap-Regular.ttf', 'negative hhea lineGap -100')

# ---- 3. kerning, ligatures, contextual forms that involve the space ----------------------------------------------
FEA = """
languagesystem DFLT dflt; languagesystem latn dflt;
feature liga { sub f f i by f_f_i; sub f i by f_i; sub o space k by o_space_k; } liga;
feature calt { sub space x' by x.wide; sub [a b c] y' space by y.wide; } calt;
feature ss01 { sub a by a.alt; } ss01;
feature tnum { sub u0031 by u0031.tnum; } tnum;
feature kern { pos A V -100; pos V A -100; pos T space -150; pos space T -150; pos space space -50; } kern;
markClass mark <anchor -500 700> @TOP;
feature mark { pos base a <anchor 500 800> mark @TOP; pos base box <anchor 500 800> mark @TOP; } mark;
"""
EX = [('f_f_i', 1000, None), ('f_i', 1000, None), ('o_space_k', 2000, None), ('x.wide', 1500, None), ('y.wide', 1500, None), ('a.alt', 1200, None), ('u0031.tnum', 600, None)]
save(build('Square Features', fea=FEA, extra=EX), 'SquareFeatures-Regular.ttf',
     'liga: "fi","ffi" -> 1 em, "o k" (with its space) -> 2 em; calt: x after a space and y between [abc] and a space -> 1.5 em; ss01: a -> 1.2 em; tnum: 1 -> .6 em; kern: AV VA -100, T+space and space+T -150, space+space -50; mark on a')
SPACE = "languagesystem DFLT dflt; languagesystem latn dflt; feature kern { pos space A -55; } kern;"
save(build('Square SpaceKern', widths={'A': 722, 'B': 667, 'space': 250}, fea=SPACE, full=False), 'SquareSpaceKern-Regular.ttf',
     'A 722, B 667, space 250 units, all else 1 em; kern: space+A -55; ASCII only')
save(build('Square KernTable', kern={('A', 'V'): -100, ('V', 'A'): -100, ('T', 'space'): -150}), 'SquareKernTable-Regular.ttf', 'legacy kern table only: AV VA -100, T+space -150')

# ---- 4. vertical writing ------------------------------------------------------------------------------------------
VF = "languagesystem DFLT dflt; languagesystem hani dflt; languagesystem kana dflt; feature vert { sub u0028 by u0028.vert; sub longmark by longmark.vert; } vert;"
VX = [('u0028.vert', 1000, None), ('longmark', 1000, 0x30FC), ('longmark.vert', 1000, None)]
VM = dict(asc=500, desc=-500, gap=0, adv={'longmark.vert': 600, 'A': 700})
save(build('Square Vertical', fea=VF, extra=VX, vmetrics=VM), 'SquareVertical-Regular.ttf', 'vhea 500/-500, vmtx 1 em but A 700 and vertical U+30FC 600; vert feature for "(" and U+30FC')
save(build('Square Vertical CFF', fea=VF, extra=VX, vmetrics=VM, cff=True), 'SquareVerticalCFF-Regular.otf', 'the same in CFF outlines, with VORG (default 800; box 880)')
save(build('Square CFF', cff=True), 'SquareCFF-Regular.otf', 'plain squares in CFF outlines')

# ---- 5. variable --------------------------------------------------------------------------------------------------
def variable(hvar=True):
    ds = DesignSpaceDocument()
    for tag, name, lo, d, hi, mp in (('wght', 'Weight', 100, 400, 900, [(100, 100), (400, 400), (700, 500), (900, 900)]), ('wdth', 'Width', 50, 100, 200, [])):
        a = AxisDescriptor(); a.tag, a.name, a.minimum, a.default, a.maximum, a.map = tag, name, lo, d, hi, mp; ds.addAxis(a)
    def src(loc, adv, asc, default=False):
        s = SourceDescriptor(); s.location = loc; s.font = build('Square VF', adv=adv, hhea=(asc, -200, 0), typo=(asc, -200, 0), win=(1000, 300), utm=True, full=False); s.name = str(loc); s.familyName = 'Square VF'; s.styleName = 'Regular'
        if default: s.copyInfo = True
        ds.addSource(s)
    src({'Weight': 400, 'Width': 100}, 1000, 800, True)
    src({'Weight': 100, 'Width': 100}, 900, 800); src({'Weight': 900, 'Width': 100}, 1200, 900)
    src({'Weight': 400, 'Width': 50}, 500, 800); src({'Weight': 400, 'Width': 200}, 2000, 800)
    vf, _, _ = varLib.build(ds, exclude=() if hvar else ('HVAR',))
    vf['head'].created = vf['head'].modified = 3782845000; vf.recalcTimestamp = False
    return vf
save(variable(), 'SquareVF.ttf', 'wght 100..400..900 (advance 900/1000/1200, hhea and typo ascender 800/800/900 through MVAR, avar: user 700 = design 500), wdth 50..100..200 (500/1000/2000); HVAR')
save(variable(False), 'SquareVF-NoHVAR.ttf', 'the same without HVAR: advances vary through gvar phantom points')

# ---- 6. colour and collections ------------------------------------------------------------------------------------
from fontTools.colorLib.builder import buildCOLR, buildCPAL
f = build('Square Colour', extra=[('layer1', 1000, None), ('layer2', 1000, None), ('smile', 1000, 0x1F600)])
f['COLR'] = buildCOLR({'smile': [('layer1', 0), ('layer2', 1)]}, version=0); f['CPAL'] = buildCPAL([[(1, 0, 0, 1), (0, 0, 1, 1)]])
save(f, 'SquareColour-COLRv0.ttf', 'COLR v0 for U+1F600, two layers')
c = TTCollection(); c.fonts = [build('Square'), build('Square 600', adv=600), build('Square TypoOn', utm=True, **puzzle)]
save(c, 'SquareCollection.ttc', 'three faces: Square, Square 600, Square TypoOn')
f = build('Square'); f.flavor = 'woff2'; save(f, 'Square-Regular.woff2', 'Square as WOFF2 (a container most SFNT loaders refuse)')
f = build('Square'); f.flavor = 'woff'; save(f, 'Square-Regular.woff', 'Square as WOFF 1')

def emoji_subset(src, name, note):
    if not src or not os.path.exists(src): print('skipped', name); return
    o = subset.Options(); o.layout_features = ['*']; o.glyph_names = False; o.notdef_outline = True; o.name_IDs = ['*']; o.hinting = False; o.drop_tables = [t for t in o.drop_tables if t not in ('CBDT', 'CBLC')]
    f = subset.load_font(src, o); s = subset.Subsetter(o)
    want = [0x20, 0x23, 0x2A, 0x30, 0x31, 0x20E3, 0x200D, 0xFE0F, 0x263A, 0x2764, 0x1F600, 0x1F468, 0x1F469, 0x1F467, 0x1F466, 0x1F44D, 0x1F3FB, 0x1F3FF, 0x1F1E9, 0x1F1EA, 0x1F1EF, 0x1F1F5, 0x1F3F4, 0x2620]
    cm = f.getBestCmap()
    # closure over all ligatures of these: keep a named few only
    s.populate(unicodes=[c for c in want if c in cm]); s.subset(f)
    f['head'].modified = f['head'].created; f.recalcTimestamp = False
    save(f, name, note)
EMOJI = {'EmojiCOLRv1-subset.ttf': os.environ.get('EMOJI_COLRV1') or os.path.join(EMBEDDED, 'NotoColorEmoji-COLRv1.ttf'), 'EmojiCBDT-subset.ttf': os.environ.get('EMOJI_CBDT', '')}
emoji_subset(EMOJI['EmojiCOLRv1-subset.ttf'], 'EmojiCOLRv1-subset.ttf', 'Noto Color Emoji 2.051 (COLRv1) cut to faces, hearts, a ZWJ family, skin tones, keycaps, flags; advance 1275/1024 (OFL-1.1)')
emoji_subset(EMOJI['EmojiCBDT-subset.ttf'], 'EmojiCBDT-subset.ttf', 'Noto Color Emoji 2.042 (CBDT bitmaps, one strike at 109 ppem, no outlines) cut alike; advance 2550/2048 (OFL-1.1)')

# ---- 7. corrupt fonts ---------------------------------------------------------------------------------------------
def corrupt():
    R = random.Random(20230101)
    bases = {'square': open(os.path.join(OUT, 'SquareFeatures-Regular.ttf'), 'rb').read(), 'cff': open(os.path.join(OUT, 'SquareCFF-Regular.otf'), 'rb').read(), 'vf': open(os.path.join(OUT, 'SquareVF.ttf'), 'rb').read()}
    heb = os.path.join(EMBEDDED, 'NotoSansHebrew-Variable.ttf')
    if os.path.exists(heb): bases['hebrew'] = open(heb, 'rb').read()
    def put(name, data, note):
        open(os.path.join(OUT, 'corrupt', name), 'wb').write(data); made['corrupt/' + name] = note
    def tables(d):
        n = struct.unpack('>H', d[4:6])[0]
        return {d[12 + 16 * i:16 + 16 * i].decode('latin1'): (12 + 16 * i,) + struct.unpack('>II', d[20 + 16 * i:28 + 16 * i]) for i in range(n)}
    for b, d in bases.items():
        for pct in (1, 10, 50, 90, 99): put(f'{b}-trunc{pct:02d}.bin', d[:max(4, len(d) * pct // 100)], f'{b} cut to {pct}% of its bytes')
        for i in range(4):
            x = bytearray(d)
            for _ in range(max(4, len(d) // 500)): x[R.randrange(12, len(x))] ^= 1 << R.randrange(8)
            put(f'{b}-flip{i}.bin', bytes(x), f'{b} with random bit flips (seeded) after the 12-byte header')
        t = tables(d)
        for tag in ('head', 'hhea', 'hmtx', 'maxp', 'cmap', 'loca', 'glyf', 'CFF ', 'GSUB', 'GPOS', 'GDEF', 'OS/2', 'name', 'fvar', 'gvar', 'HVAR', 'avar', 'MVAR'):
            if tag not in t: continue
            rec, off, ln = t[tag]
            x = bytearray(d)
            for k in range(min(ln, 400)):
                if R.random() < .25: x[off + k] = R.randrange(256)
            put(f'{b}-garble-{tag.strip().replace("/", "")}.bin', bytes(x), f'{b}, a quarter of the first 400 bytes of {tag} randomised (seeded)')
        for tag in ('head', 'hhea', 'hmtx', 'maxp', 'cmap', 'glyf', 'CFF '):
            if tag in t and b in ('square', 'cff'):
                x = bytearray(d); x[t[tag][0]:t[tag][0] + 4] = b'XXXX'; put(f'{b}-no-{tag.strip()}.bin', bytes(x), f'{b} without its {tag} table (tag renamed XXXX)')
    d = bases['square']; t = tables(d)
    def patch(name, edits, note):
        x = bytearray(d)
        for o, v in edits: x[o:o + len(v)] = v
        put(name, bytes(x), note)
    patch('square-upem0.bin', [(t['head'][1] + 18, b'\0\0')], 'unitsPerEm 0')
    patch('square-upem65535.bin', [(t['head'][1] + 18, b'\xff\xff')], 'unitsPerEm 65535')
    patch('square-offsets-past-end.bin', [(t[g][0] + 8, b'\x7f\xff\xff\xf0') for g in t], 'every table offset past the end of the file')
    patch('square-lengths-4g.bin', [(t[g][0] + 12, b'\xff\xff\xff\xff') for g in t], 'every table length 2^32-1')
    patch('square-numtables-65535.bin', [(4, b'\xff\xff')], 'numTables 65535')
    patch('square-hmetrics-65535.bin', [(t['hhea'][1] + 34, b'\xff\xff')], 'hhea.numberOfHMetrics 65535 with a short hmtx')
    patch('square-hmetrics-0.bin', [(t['hhea'][1] + 34, b'\0\0')], 'hhea.numberOfHMetrics 0')
    patch('square-glyphs-65535.bin', [(t['maxp'][1] + 4, b'\xff\xff')], 'maxp.numGlyphs 65535')
    patch('square-glyphs-0.bin', [(t['maxp'][1] + 4, b'\0\0')], 'maxp.numGlyphs 0')
    patch('square-ascent-extreme.bin', [(t['hhea'][1] + 4, b'\x7f\xff\x80\x00\x7f\xff'), (t['OS/2'][1] + 68, b'\x7f\xff\x80\x00\x7f\xff\xff\xff\xff\xff')], 'ascent 32767, descent -32768, gap 32767 in hhea and OS/2')
    patch('square-ascent-swapped.bin', [(t['hhea'][1] + 4, b'\xff\x38\x03\x20')], 'hhea ascent -200, descent +800 (signs swapped)')
    # structurally valid but hostile layout tables
    REC = 'languagesystem DFLT dflt; lookup A { sub a by a.alt; } A; feature calt { sub a\' lookup A b; } calt;'
    f = build('Square Recursion', fea=REC, extra=[('a.alt', 1000, None)])
    for lk in f['GSUB'].table.LookupList.Lookup:
        for st in lk.SubTable:
            recs = getattr(st, 'SubstLookupRecord', None)
            if recs:
                for q in recs: q.LookupListIndex = f['GSUB'].table.LookupList.Lookup.index(lk)
    b = io.BytesIO(); f.save(b); put('square-gsub-recursion.bin', b.getvalue(), 'a contextual GSUB lookup that calls itself')
    BOMB = 'languagesystem DFLT dflt; feature ccmp {' + ''.join('lookup L%d { sub a by %s; } L%d;' % (i, ' '.join(['a'] * 10), i) for i in range(12)) + '} ccmp;'
    f = build('Square Bomb', fea=BOMB); b = io.BytesIO(); f.save(b); put('square-gsub-bomb.bin', b.getvalue(), 'twelve lookups, each replaces one "a" by ten (10^12 glyphs if unchecked)')
    put('empty.bin', b'', 'zero bytes'); put('text.bin', b'This is not a font.\n' * 20, 'plain text'); put('magic-only.bin', b'\0\1\0\0', 'four bytes of magic'); put('zeros.bin', b'\0' * 4096, '4096 zero bytes'); put('png.bin', b'\x89PNG\r\n\x1a\n' + b'\0' * 100, 'a PNG signature')
    put('ttc-huge-count.bin', b'ttcf\0\1\0\0\xff\xff\xff\xff' + b'\0' * 64, 'a ttcf header with 2^32-1 faces')
    c = open(os.path.join(OUT, 'SquareCollection.ttc'), 'rb').read(); x = bytearray(c); x[16:20] = b'\x7f\xff\xff\xff'; put('ttc-bad-second.bin', bytes(x), 'a collection whose second face lies past the end; faces 0 and 2 are good')
    put('ttc-cut.bin', c[:len(c) // 3], 'a collection cut to a third')
corrupt()

# ---- 8. what a reader should find ---------------------------------------------------------------------------------
out = {}
for name, note in sorted(made.items()):
    e = {'note': note, 'bytes': os.path.getsize(os.path.join(OUT, name))}
    if not name.startswith('corrupt/'):
        p = os.path.join(OUT, name); fs = TTCollection(p).fonts if name.endswith('.ttc') else [TTFont(p)]
        e['faces'] = []
        for f in fs:
            h, o = f['hhea'], f['OS/2'] if 'OS/2' in f else None
            d = {'family': f['name'].getBestFamilyName(), 'unitsPerEm': f['head'].unitsPerEm, 'glyphs': f['maxp'].numGlyphs, 'hhea': [h.ascent, h.descent, h.lineGap]}
            if o: d.update(typo=[o.sTypoAscender, o.sTypoDescender, o.sTypoLineGap], win=[o.usWinAscent, o.usWinDescent], useTypoMetrics=bool(o.fsSelection & 0x80))
            if 'fvar' in f: d['axes'] = {a.axisTag: [a.minValue, a.defaultValue, a.maxValue] for a in f['fvar'].axes}
            if 'vhea' in f: d['vhea'] = [f['vhea'].ascent, f['vhea'].descent, f['vhea'].lineGap]
            cm = f.getBestCmap(); d['advance'] = {'U+%04X' % c: f['hmtx'][cm[c]][0] for c in (0x20, 0x41, 0x61, 0x301, 0x4E00, 0x1F600) if c in cm}
            e['faces'].append(d)
    out[name] = e
json.dump(out, open(os.path.join(OUT, 'EXPECTED.json'), 'w'), indent=1, ensure_ascii=False, sort_keys=True)
print(len(made), 'files,', sum(e['bytes'] for e in out.values()), 'bytes')
