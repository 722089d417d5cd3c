/** The migrations that a database has completed, and which process is at them. */
import { model, Schema } from 'mongoose'

const migrationSchema = new Schema({ _id: String, done_at: Date }, { versionKey: false, collection: 'migrations' })

export const MigrationModel = model('Migration', migrationSchema)

const leaseSchema = new Schema({ _id: String, until: Date }, { versionKey: false, collection: 'migration_leases' })

export const MigrationLeaseModel = model('MigrationLease', leaseSchema)
