/** Multipart forms as bytes, including some that no browser would send. */

export type Part = { name: string; bytes: Buffer | string; fileName?: string; type?: string }

const BOUNDARY = 'x-door-x'
export const FORM_HEADERS = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }

const partBytes = ({ name, bytes, fileName, type }: Part): Buffer[] => [
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n` +
      `${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
  ),
  Buffer.from(bytes),
  Buffer.from('\r\n'),
]

/** The form with these parts. */
export const formOf = (parts: Part[]): Buffer =>
  Buffer.concat([...parts.flatMap(partBytes), Buffer.from(`--${BOUNDARY}--\r\n`)])
