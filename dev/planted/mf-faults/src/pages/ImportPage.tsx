/** Throws while it is imported. */
export function ImportPage() {
  return <h1>Import</h1>
}

throw new Error('thrown at import')
