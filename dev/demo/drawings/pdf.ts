/** A PDF of one page with a title and lines of text (ISO 32000-1, 7.5). */

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)

/** The bytes of the PDF. */
export function pdfOf(title: string, lines: readonly string[]): Buffer {
  const text = lines.map((line) => `0 -24 Td (${escaped(line)}) Tj`).join(' ')
  const content = `BT /F2 22 Tf 72 700 Td (${escaped(title)}) Tj /F1 12 Tf 0 -16 Td ${text} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj${object}endobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
