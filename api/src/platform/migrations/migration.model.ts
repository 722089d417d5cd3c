/** Which migrations a database has behind it. */
import { model, Schema } from 'mongoose'

const migrationSchema = new Schema({ _id: String, done_at: Date }, { versionKey: false, collection: 'migrations' })

export const MigrationModel = model('Migration', migrationSchema)
