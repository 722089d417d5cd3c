/**
 * What the contract says of fields beside their schemas. A schema with `x-record` is a record. Each of its properties says as
 * `title` what people call it, and as `x-field` what does not follow from its schema; `x-field: false` where no one sees it.
 * An enum with `x-enum-fields` lists fields of a record, and its labels are theirs.
 */

/** What ids are of. */
export const kindsOfIds = ['id', 'labels', 'milestone', 'person', 'phase', 'tasks', 'workspace'] as const
export type KindOfId = (typeof kindsOfIds)[number]

/** `x-field` of a property. */
export type Annotation = {
  kind?: KindOfId
  /** What its history and the record's own page call it, where that is not its title. False: no history tells it. */
  history?: string | false
  /** What heads its column in files, where that is not its title. False: no file shows it. */
  export?: string | false
  /** False: it is not read from files. What callers write is. */
  import?: false
  /** Whether undo puts it back. It does for what callers write, unless this says otherwise. */
  undo?: boolean
  /** False: two merged records don't choose between their values. They do for what callers write. */
  merge?: false
  /** What a phase that asks for it calls it, where that is not its title. */
  gate?: string
}

export const annotationKeys: readonly string[] = [
  'kind',
  'history',
  'export',
  'import',
  'undo',
  'merge',
  'gate',
] satisfies (keyof Annotation)[]

/** `x-record` of a schema. */
export type RecordUse = {
  /** Its lists come as files: with all of its fields, or with those of an enum. */
  export?: true | string
  /** The enum of what is read of it from files. */
  import?: string
  /** The enum of what a phase can ask for. */
  gate?: string
  /** Two of them can become one. */
  merge?: true
  /** Its changes can be undone. */
  undo?: true
  /** `x-field` of what it has from a schema that others share. */
  fields?: { [path: string]: Annotation }
}

/** `x-enum-fields` of an enum: whose fields it lists, which of their labels it takes, and which values are not called as they are. */
export type FieldListing = { of: string; label?: 'export' | 'gate'; names?: { [value: string]: string } }
