/** Documents that name a person in every text that a model can store, so that no place is forgotten. */
import type { Document } from 'mongodb'
import mongoose, { type Schema, type SchemaType, Types } from 'mongoose'

type Marked = {
  document: Document
  /** The paths of the texts that name the person, without list positions. Secret ones are left out. */
  paths: string[]
}

/** A document of the model. Every free text of it contains `mark`, after the text's own path. */
function markedDocument(model: string, mark: string, fields: Document = {}): Marked {
  const paths: string[] = []
  const { schema } = mongoose.model(model) as unknown as { schema: Schema }
  const document = { ...filled(schema, { at: '', mark, paths, model }), ...fields }
  const given = Object.keys(fields)
  return { document, paths: paths.filter((path) => !given.includes(path.split('.')[0] ?? '')) }
}

type Person = { account: Types.ObjectId; id: Types.ObjectId; email: string; mark: string }

/**
 * Stores a document of each model in which the person can be found, and returns what it is marked with. `places` say
 * which models these are.
 */
export async function storeMarkedDocuments(
  places: Readonly<Record<string, object>>,
  { account, id, email, mark }: Person,
  without: ReadonlySet<string>,
): Promise<string[]> {
  const imports = new Types.ObjectId()
  const fields: Record<string, Document> = {
    Absence: { user: id, account },
    AccountLink: { user: id },
    Event: { account, ...loggedChange(mark) },
    ErasureRequest: { _id: id, account },
    AccountRequest: { person: { email } },
    Image: { _id: id, account },
    Import: { _id: imports, account },
    ImportRows: { import: imports },
    LastSeen: { _id: id },
    NotificationSettings: { _id: id, account },
    ReceivedMail: { to: email },
    Reminder: { user: id, account },
    Session: { user: id },
    TwoStep: { _id: id, account },
    ViewChoice: { user: id },
  }
  const marks: string[] = []
  for (const [model, place] of Object.entries(places)) {
    // There is only one account.
    if ('none' in place || model === 'Account') continue
    const { document, paths } = markedDocument(model, mark, fields[model] ?? { account })
    await mongoose.model(model).collection.insertOne(document)
    marks.push(...paths.filter((path) => !without.has(path)).map((path) => markAt(model, path, mark)))
  }
  return marks
}

/** The rest of an event is codes and hashes. */
const loggedChange = (mark: string) => ({
  entity: 'note',
  op: 'update',
  request_id: '',
  prev: '',
  hash: '',
  diff: [{ path: 'text', from: mark, to: { text: mark } }],
  follows: [{ path: 'text', to: mark }],
})

type Place = { at: string; mark: string; paths: string[]; model: string }

function filled(schema: Schema, place: Place): Document {
  const document: Document = {}
  schema.eachPath((path, type) => {
    const value = valueOf(type, { ...place, at: place.at + path })
    const steps = path.split('.')
    const last = steps.pop() ?? path
    const inside = steps.reduce<Document>((at, step) => (at[step] ??= {}) as Document, document)
    inside[last] = value
  })
  return document
}

/** What the markers are in, so that a test can say which one it misses. */
const markAt = (model: string, path: string, mark: string): string => `${model} ${path}: ${mark}`

function valueOf(type: SchemaType, place: Place): unknown {
  const { at, mark, paths, model } = place
  const { instance, options } = type
  const inner = type as { schema?: Schema; embeddedSchemaType?: SchemaType }
  const text = () => {
    if (!options.secret) paths.push(at)
    return markAt(model, at, mark)
  }
  if (instance === 'Array' && inner.schema) return [filled(inner.schema, { ...place, at: `${at}.` })]
  if (instance === 'Array' && inner.embeddedSchemaType) return [valueOf(inner.embeddedSchemaType, place)]
  if (inner.schema) return filled(inner.schema, { ...place, at: `${at}.` })
  if (at === '_id' && instance === 'String') return String(new Types.ObjectId())
  if (instance === 'String') return options.enum ? Object.values(options.enum as object)[0] : text()
  if (instance === 'Mixed') return { text: text() }
  if (instance === 'ObjectId') return new Types.ObjectId()
  if (instance === 'Number') return 0
  if (instance === 'Boolean') return false
  if (instance === 'Date') return new Date()
  if (instance === 'Buffer') return Buffer.from('bytes')
  throw new Error(`${model} ${at} is of a kind that no marker is known for: ${instance}`)
}
