/** The migrations that a database has completed. */
import { model, Schema } from 'mongoose'

const migrationSchema = new Schema({ _id: String, done_at: Date }, { versionKey: false, collection: 'migrations' })

export const MigrationModel = model('Migration', migrationSchema)
