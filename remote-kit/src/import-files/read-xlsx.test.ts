import { describe, expect, it } from 'vitest'
import { openZip } from './read-zip.ts'
import { readXlsx } from './read-xlsx.ts'

const deflated = async (text: string): Promise<Uint8Array> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A ZIP archive of these files. Readers don't need its checksums. */
async function zipOf(files: Record<string, string>): Promise<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const entries: Uint8Array[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, packed] = [new TextEncoder().encode(name), await deflated(text)]
    const local = header(0x04034b50, 30, path, packed.length)
    const entry = header(0x02014b50, 46, path, packed.length, at)
    parts.push(local, packed)
    entries.push(entry)
    at += local.length + packed.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, entries.length, true)
  end.setUint32(16, at, true)
  return new Blob([...parts, ...entries, end] as BlobPart[]).arrayBuffer()
}

function header(mark: number, size: number, path: Uint8Array, packed: number, at?: number): Uint8Array {
  const bytes = new Uint8Array(size + path.length)
  const view = new DataView(bytes.buffer)
  const shift = at === undefined ? 0 : 2
  view.setUint32(0, mark, true)
  view.setUint16(8 + shift, 8, true)
  view.setUint32(18 + shift, packed, true)
  view.setUint16(26 + shift, path.length, true)
  if (at !== undefined) view.setUint32(42, at, true)
  bytes.set(path, size)
  return bytes
}

const book = (sheet: string, more: Record<string, string> = {}) =>
  zipOf({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="People" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId2" Target="worksheets/sheet7.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Name</t></si><si><r><t>Lee &amp; </t></r><r><t xml:space="preserve">Sons</t></r><rPh><t>hint</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="[$-409]mmm d, yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet7.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  })

describe('reading a workbook', () => {
  it('reads the first sheet that isn’t hidden: texts, numbers, dates, zeros, formulas and blank lines', async () => {
    const sheet = [
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>Born</t></is></c><c r="D2" t="str"><v>ZIP</v></c><c r="E2" t="inlineStr"><is><t>Budget</t></is></c></row>',
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>32245.5</v></c><c r="C3"/><c r="D3" s="2"><v>6103</v></c><c r="E3"><f>A1*2</f><v>415000</v></c></row>',
      '<row r="5"><c r="A5" t="e"><v>#REF!</v></c><c r="B5" s="3"><v>44927</v></c><c r="E5" t="b"><v>1</v></c></row>',
      '<row r="6"/>',
    ]
    expect(await readXlsx(await book(sheet.join('')))).toEqual({
      columns: ['Name', 'Born', 'Column 3', 'ZIP', 'Budget'],
      rows: [
        ['Lee & Sons', '1988-04-12', '', '06103', '415000'],
        ['', '2023-01-01', '', '', 'yes'],
      ],
      lines: [3, 5],
    })
  })

  it.each([
    ['no archive', async () => new TextEncoder().encode('PK\u0003\u0004 but no more').buffer],
    ['another archive', () => zipOf({ 'a.txt': 'Hi' })],
    ['an archive whose directory lies', async () => (await zipOf({ 'xl/workbook.xml': 'x' })).slice(8)],
  ])('refuses %s', async (_what, make) => {
    expect(await readXlsx(await make())).toEqual({
      problem: 'This isn’t a workbook we can read. Save it as .xlsx or CSV and choose it again.',
    })
  })

  it('stops unpacking an archive that grows beyond all bounds, whatever it says of its size', async () => {
    const bomb = await zipOf({ 'a.xml': 'A'.repeat(5_000_000) })
    expect(bomb.byteLength).toBeLessThan(20_000)
    await expect(openZip(bomb, 1_000_000).text('a.xml')).rejects.toMatchObject({ isTooLarge: true })
    const parts = openZip(await zipOf({ a: 'A'.repeat(600), b: 'B'.repeat(600) }), 1000)
    expect(await parts.text('a')).toHaveLength(600)
    await expect(parts.text('b')).rejects.toMatchObject({ isTooLarge: true })
  })

  it('expands no entities of the document', async () => {
    const evil = '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
    const sheet = '<row><c t="str"><v>Name</v></c></row><row><c t="str"><v>&a;&c;&#65;&lt;</v></c></row>'
    const found = await readXlsx(
      await book('', { 'xl/worksheets/sheet7.xml': `${evil}<sheetData>${sheet}</sheetData>` }),
    )
    expect(found).toMatchObject({ rows: [['&a;&c;A<']] })
  })
})
