/**
 * Emails to lead sources, all of our own making: what portals and websites send by its structure, what people write, and what
 * attackers try.
 */
import { randomBytes } from 'node:crypto'

export type Sample = {
  name: string
  /** The whole email, as bytes. */
  eml: Buffer
  /** What a parser must find; null if a person has to look. */
  lead: {
    first_name?: string
    last_name?: string
    emails?: string[]
    phones?: string[]
    message?: string
    address?: string
  } | null
  parser?: string
  /** Nothing of this may be in what is shown. */
  never?: readonly string[]
}

const PRIYA = { first_name: 'Priya', last_name: 'Whitaker', emails: ['priya@example.com'], phones: ['(860) 555-0142'] }

type Parts = {
  from?: string
  replyTo?: string
  subject?: string
  headers?: readonly string[]
  type?: string
  body: string | Buffer
}

let made = 0

/** An email of headers and a body. */
export function eml({
  from = 'Leads <leads@portal.example>',
  replyTo,
  subject = 'New lead',
  headers = [],
  type = 'text/plain; charset=utf-8',
  body,
}: Parts): Buffer {
  const head = [
    `From: ${from}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    'To: inbox@leads.protracker.test',
    `Subject: ${subject}`,
    `Message-ID: <sample-${made++}@portal.example>`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    ...headers,
    '',
    '',
  ].join('\r\n')
  return Buffer.concat([
    Buffer.from(head),
    Buffer.isBuffer(body) ? body : Buffer.from(body.replaceAll(/\r?\n/g, '\r\n')),
  ])
}

const html = (body: string, parts: Partial<Parts> = {}) => eml({ type: 'text/html; charset=utf-8', body, ...parts })

const meta = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, content]) => `<meta name="lead_${name}" content="${content}">`)
    .join('\n')

const METADATA = meta({
  information_version: '1.0',
  source: 'Example Homes',
  type: 'Buyer',
  name: 'Priya Whitaker',
  email: 'priya@example.com',
  phone: '(860) 555-0142',
  message: 'Is it still available?',
  property_address: '402 Maple Street',
  property_city: 'Hartford',
  property_state: 'CT',
  property_zip: '06103',
})

const multipart = (
  ...parts: readonly { type: string; body: string; headers?: string }[]
): Pick<Parts, 'type' | 'body'> => ({
  type: 'multipart/alternative; boundary="edge"',
  body: `${parts.map(({ type, body, headers = '' }) => `--edge\nContent-Type: ${type}\n${headers}\n${body}\n`).join('')}--edge--\n`,
})

const base64 = (text: string | Buffer) =>
  Buffer.from(text)
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\r\n')

/** Of the standard with meta tags. */
const standard: Sample[] = [
  {
    name: 'meta tags',
    eml: html(`<html><head>${METADATA}</head><body>New lead</body></html>`),
    lead: { ...PRIYA, message: 'Is it still available?', address: '402 Maple Street, Hartford, CT, 06103' },
    parser: 'leadmetadata 1.0',
  },
  {
    name: 'meta tags in the body',
    eml: html(`<body>${METADATA}<p>New lead</p></body>`),
    lead: PRIYA,
    parser: 'leadmetadata 1.0',
  },
  {
    name: 'meta tags in base64',
    eml: html('', { headers: ['Content-Transfer-Encoding: base64'], body: base64(METADATA) }),
    lead: PRIYA,
  },
  {
    name: 'meta tags in quoted-printable',
    eml: html(
      `<meta name=3D"lead_information_version" content=3D"1.0">\n<meta name=3D"lead_name" content=3D"Jos=C3=A9 =\nGarc=C3=ADa"><meta name=3D"lead_phone" content=3D"860 555 0199 x12">`,
      { headers: ['Content-Transfer-Encoding: quoted-printable'] },
    ),
    lead: { first_name: 'José', last_name: 'García', phones: ['860 555 0199 ext. 12'] },
  },
  {
    name: 'meta tags with first and last name',
    eml: html(
      meta({ information_version: '1.0', first_name: 'Ann', last_name: 'van der Berg', email: 'ANN@Example.com' }),
    ),
    lead: { first_name: 'Ann', last_name: 'van der Berg', emails: ['ann@example.com'] },
  },
  {
    name: 'meta tags beside plain text',
    eml: eml(multipart({ type: 'text/plain', body: 'A lead arrived.' }, { type: 'text/html', body: METADATA })),
    lead: PRIYA,
    parser: 'leadmetadata 1.0',
  },
  {
    name: 'meta tags with entities',
    eml: html(
      meta({
        information_version: '1.0',
        name: 'Pat O&#39;Brien &amp; Co',
        email: 'pat@example.com',
        message: '3 &lt; 4',
      }),
    ),
    lead: { emails: ['pat@example.com'], message: '3 < 4' },
  },
  {
    name: 'meta tags of an unknown version',
    eml: html(meta({ information_version: '9.0', name: 'Priya Whitaker', email: 'priya@example.com' })),
    lead: null,
  },
  {
    name: 'meta tags without a way to reach them',
    eml: html(meta({ information_version: '1.0', name: 'Priya Whitaker' })),
    lead: null,
  },
]

/** By the structure of what portals send. */
const portals: Sample[] = [
  {
    name: 'lines with labels',
    eml: eml({
      body: 'You have a new lead!\n\nName: Priya Whitaker\nEmail: priya@example.com\nPhone: (860) 555-0142\nProperty: 402 Maple Street, Hartford, CT 06103\nMessage: Is it still available?\nWe could come on Saturday.\n\nSent by Example Homes',
    }),
    lead: {
      ...PRIYA,
      message: 'Is it still available?\nWe could come on Saturday.',
      address: '402 Maple Street, Hartford, CT 06103',
    },
    parser: 'lines',
  },
  {
    name: 'lines with other labels',
    eml: eml({
      body: 'First Name: Priya\nLast Name: Whitaker\nE-mail Address: priya@example.com\nCell Phone: (860) 555-0142\nComments: Call me\nMLS #: 170482',
    }),
    lead: { ...PRIYA, message: 'Call me' },
    parser: 'lines',
  },
  {
    name: 'lines with bullets',
    eml: eml({ body: '* Name: Priya Whitaker\n* Email: priya@example.com\n* Phone: (860) 555-0142' }),
    lead: PRIYA,
  },
  {
    name: 'lines in HTML',
    eml: html(
      '<p><b>Name:</b> Priya Whitaker<br><b>Email:</b> <a href="mailto:priya@example.com">priya@example.com</a><br><b>Phone:</b> (860) 555-0142</p><p>View it</p>',
    ),
    lead: PRIYA,
    parser: 'lines',
  },
  {
    name: 'a table',
    eml: html(
      '<table><tr><td>Name</td><td>Priya Whitaker</td></tr><tr><td>Email</td><td>priya@example.com</td></tr><tr><td>Phone</td><td>(860) 555-0142</td></tr><tr><td>Listing</td><td>402 Maple Street</td></tr></table>',
    ),
    lead: { ...PRIYA, address: '402 Maple Street' },
    parser: 'table',
  },
  {
    name: 'a table within tables',
    eml: html(
      `<table><tr><td><table><tr><th>Buyer name:</th><td><span>Priya</span> <b>Whitaker</b></td></tr><tr><th>Email:</th><td>priya@example.com</td></tr></table></td></tr></table>`,
    ),
    lead: { first_name: 'Priya', emails: ['priya@example.com'] },
  },
  {
    name: 'labels above their values',
    eml: html(
      '<div>New inquiry</div><div>Name</div><div>Priya Whitaker</div><div>Email</div><div>priya@example.com</div><div>Phone</div><div>(860) 555-0142</div>',
    ),
    lead: PRIYA,
    parser: 'stacked',
  },
  {
    name: 'a sentence',
    eml: eml({
      body: 'Priya Whitaker is interested in 402 Maple Street, Hartford, CT 06103.\n\n“Is it still available? We could come on Saturday.”\n\npriya@example.com\n(860) 555-0142',
    }),
    lead: {
      ...PRIYA,
      message: 'Is it still available? We could come on Saturday.',
      address: '402 Maple Street, Hartford, CT 06103',
    },
    parser: 'sentence',
  },
  {
    name: 'a sentence, to be answered by reply',
    eml: eml({
      replyTo: 'Priya Whitaker <priya@example.com>',
      body: 'Priya Whitaker requested a showing of 402 Maple Street.\nReply to this email to reach them.',
    }),
    lead: { first_name: 'Priya', last_name: 'Whitaker', emails: ['priya@example.com'] },
    parser: 'sentence',
  },
  {
    name: 'a sentence in the subject, and lines with labels',
    eml: eml({
      from: 'Example Homes <no-reply@portal.example>',
      subject: 'New lead: Priya Whitaker is interested in 402 Maple Street',
      body: 'Name: Priya Whitaker\nEmail: priya@example.com\nPhone: (860) 555-0142\nMessage: Is it still available?',
    }),
    lead: { ...PRIYA, message: 'Is it still available?' },
    parser: 'lines',
  },
  {
    name: 'a sentence in the subject, with how to reach them in the text',
    eml: eml({
      from: 'Example Homes <donotreply@portal.example>',
      subject: 'New lead: Priya Whitaker is interested in 402 Maple Street',
      body: 'You can reach Priya at priya@example.com or (860) 555-0142.',
    }),
    lead: { ...PRIYA, address: '402 Maple Street' },
    parser: 'sentence',
  },
  {
    name: 'a sentence from an address that no one reads',
    eml: eml({
      from: 'Example Homes <noreply@portal.example>',
      body: 'Priya Whitaker is interested in 402 Maple Street.\n\nSign in to answer.',
    }),
    lead: null,
  },
  {
    name: 'a sentence in HTML',
    eml: html(
      '<h1>Good news</h1><p>Priya Whitaker would like more information about 402 Maple Street.</p><p>Reach them at <a href="tel:8605550142">(860) 555-0142</a></p>',
    ),
    lead: { first_name: 'Priya', phones: ['(860) 555-0142'] },
    parser: 'sentence',
  },
  {
    name: 'last name first',
    eml: eml({ body: 'Name: Whitaker, Priya\nEmail: priya@example.com' }),
    lead: { first_name: 'Priya', last_name: 'Whitaker' },
  },
  {
    name: 'Latin-1',
    eml: eml({
      type: 'text/plain; charset=iso-8859-1',
      headers: ['Content-Transfer-Encoding: 8bit'],
      body: Buffer.from('Name: Jos\u00e9 Garc\u00eda\r\nEmail: jose@example.com\r\n', 'latin1'),
    }),
    lead: { first_name: 'José', last_name: 'García' },
  },
  {
    name: 'UTF-16',
    eml: eml({
      type: 'text/plain; charset=utf-16le',
      headers: ['Content-Transfer-Encoding: base64'],
      body: base64(Buffer.from('Name: Ann Lee\nEmail: ann@example.com', 'utf16le')),
    }),
    lead: { first_name: 'Ann', emails: ['ann@example.com'] },
  },
  {
    name: 'names in other scripts',
    eml: eml({ body: 'Name: 山田 太郎\nEmail: taro@example.com\nMessage: 見学できますか' }),
    lead: { first_name: '山田', last_name: '太郎', message: '見学できますか' },
  },
]

/** What people write. */
const people: Sample[] = [
  {
    name: 'a letter',
    eml: eml({
      from: 'Sam Ortiz <sam@example.com>',
      subject: 'Maple Street',
      body: 'Hi,\n\nis the house on Maple Street still for sale? Call me at 860-555-0177.\n\nSam',
    }),
    lead: null,
  },
  {
    name: 'a newsletter',
    eml: html('<h1>Our spring catalog</h1><p>Everything must go</p><a href="https://shop.example">Shop</a>'),
    lead: null,
  },
  {
    name: 'an answer that no one wrote',
    eml: eml({ headers: ['Auto-Submitted: auto-replied'], subject: 'Out of office', body: 'I am away until Monday.' }),
    lead: null,
  },
  { name: 'nothing at all', eml: eml({ subject: '', body: '' }), lead: null },
  {
    name: 'a picture alone',
    eml: eml({
      type: 'image/png',
      headers: ['Content-Transfer-Encoding: base64', 'Content-Disposition: attachment; filename="house.png"'],
      body: base64(randomBytes(200)),
    }),
    lead: null,
  },
]

const BOMB_DEPTH = 400
const nested = Array.from(
  { length: BOMB_DEPTH },
  (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}\n`,
).join('')

/** What attackers try. */
const hostile: Sample[] = [
  {
    name: 'scripts',
    eml: html(
      '<p>Hello</p><script>alert(1)</script><img src=x onerror="alert(2)"><svg onload=alert(3)><a href="javascript:alert(4)">Click</a>',
    ),
    lead: null,
    never: ['<script', 'onerror', 'onload', 'javascript:', '<img', '<svg', 'alert('],
  },
  {
    name: 'tracking pixels and remote styles',
    eml: html(
      '<link rel=stylesheet href="https://evil.example/a.css"><style>@import "https://evil.example/b.css"; p { background: url(https://evil.example/c) }</style><p style="background:url(https://evil.example/d)">Hi</p><img src="https://evil.example/pixel.gif" width=1 height=1><video src="https://evil.example/e"></video>',
    ),
    lead: null,
    never: ['evil.example', 'style', 'url('],
  },
  {
    name: 'frames, forms and refreshes',
    eml: html(
      '<meta http-equiv=refresh content="0;url=https://evil.example"><base href="https://evil.example/"><iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name=password><button>Sign in</button></form><p>Text</p>',
    ),
    lead: null,
    never: ['evil.example', '<iframe', '<form', '<input', '<meta', '<base'],
  },
  {
    name: 'tags that are not closed',
    eml: html('<p>Hello <b>there<!-- <script>alert(1)</script> <table><tr><td>x'),
    lead: null,
    never: ['<script', '<!--'],
  },
  {
    name: 'tags in disguise',
    eml: html(
      '<scr<script>ipt>alert(1)</scr</script>ipt><<p>Hi<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    ),
    lead: null,
    never: ['<script', '<img', '<noscript'],
  },
  {
    name: 'entities that become tags',
    eml: html('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;img&amp;gt;</p>'),
    lead: null,
    never: ['<script', '<img'],
  },
  { name: 'HTML that is very deep', eml: html(`${'<div>'.repeat(50_000)}Hi${'</div>'.repeat(50_000)}`), lead: null },
  { name: 'HTML that is very long', eml: html(`<p>${'word '.repeat(300_000)}</p>`), lead: null },
  {
    name: 'parts within parts',
    eml: Buffer.from(`From: a@evil.example\nSubject: Bomb\nMIME-Version: 1.0\n${nested}`.replaceAll('\n', '\r\n')),
    lead: null,
  },
  {
    name: 'very many parts',
    eml: eml({
      type: 'multipart/mixed; boundary="edge"',
      body: `${'--edge\nContent-Type: text/plain\n\nHi\n'.repeat(20_000)}--edge--\n`,
    }),
    lead: null,
  },
  {
    name: 'very many headers',
    eml: eml({ headers: Array.from({ length: 20_000 }, (_, n) => `X-Header-${n}: ${n}`), body: 'Hi' }),
    lead: null,
  },
  { name: 'a header that is very long', eml: eml({ subject: 'A'.repeat(500_000), body: 'Hi' }), lead: null },
  {
    name: 'a header in a header',
    eml: eml({
      subject: '=?utf-8?Q?Hello=0D=0ABcc:_victim=40example.com?=',
      from: '=?utf-8?Q?Ann=0D=0ABcc:_b?= <ann@example.com>',
      body: 'Hi',
    }),
    lead: null,
    never: ['\r', '\n'],
  },
  {
    name: 'a header in a lead',
    eml: eml({ body: 'Name: Ann Lee\nEmail: ann@example.com%0ABcc:victim@example.com\nPhone: 860 555 0101' }),
    lead: { first_name: 'Ann', phones: ['860 555 0101'] },
  },
  {
    name: 'a web address as a name',
    eml: eml({ body: 'Name: Win at https://evil.example\nEmail: ann@example.com' }),
    lead: null,
  },
  {
    name: 'a name that is no name',
    eml: eml({ body: 'Name: \u202Etxet\u200B\u0000\nEmail: ann@example.com' }),
    lead: { first_name: 'txet', emails: ['ann@example.com'] },
  },
  {
    name: 'a link that runs',
    eml: html(
      meta({
        information_version: '1.0',
        name: 'Ann Lee',
        email: 'ann@example.com',
        property_url: 'javascript:alert(1)',
      }),
    ),
    lead: { first_name: 'Ann' },
    never: ['javascript:'],
  },
  {
    name: 'a charset that does not exist',
    eml: eml({ type: 'text/plain; charset=klingon-8', body: 'Name: Ann Lee\nEmail: ann@example.com' }),
    lead: { first_name: 'Ann' },
  },
  {
    name: 'bytes that are no text',
    eml: eml({ body: Buffer.concat([Buffer.from('Hello '), Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x80])]) }),
    lead: null,
  },
  {
    name: 'base64 that is none',
    eml: eml({ headers: ['Content-Transfer-Encoding: base64'], body: '!!!! not base64 ####' }),
    lead: null,
  },
  { name: 'no headers', eml: Buffer.from('Name Ann\r\n\r\nHi'), lead: null },
  {
    name: 'random bytes',
    eml: Buffer.from(randomBytes(20_000).toString('latin1').replaceAll('\r', ' '), 'latin1'),
    lead: null,
  },
  {
    name: 'someone who says they are us',
    eml: eml({
      from: '"ProTracker Support" <owner@north.test>',
      subject: 'Reset your password',
      body: 'Your account is locked. Go to https://evil.example now.',
    }),
    lead: null,
  },
  {
    name: 'text that takes long to match',
    eml: eml({
      body: `${'a'.repeat(100_000)}@${'b.'.repeat(20_000)}\n${'Name '.repeat(20_000)}:\n${'('.repeat(50_000)}${'1 '.repeat(50_000)}`,
    }),
    lead: null,
  },
]

export const CORPUS: readonly Sample[] = [...standard, ...portals, ...people, ...hostile]
