/** A user who can sign in: a member of a brokerage or a client. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const personSchema = new Schema(
  {
    first_name: { type: String, default: '' },
    last_name: { type: String, default: '' },
    phone_number: { type: String, default: null },
    /** The id of the profile image. */
    image: { type: String, default: null },
  },
  { _id: false, strict: 'throw' },
)

const tourSchema = new Schema(
  {
    step: { type: Number, default: 0 },
    done: { type: Boolean, default: false },
    first_steps_hidden: { type: Boolean, default: false },
  },
  { _id: false, strict: 'throw' },
)

const workingDaySchema = new Schema(
  {
    /** From 1 for Monday to 7 for Sunday. */
    weekday: { type: Number, required: true },
    /** Times of day, HH:MM, in the account's time zone. */
    starts: { type: String, required: true },
    ends: { type: String, required: true },
  },
  { _id: false, strict: 'throw' },
)

const userSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** In lower case. The user signs in with it. */
    email: { type: String, required: true },
    /** Argon2id hash (PHC string); null until a password is set. */
    password_hash: { type: String, default: null, secret: true },
    is_client: { type: Boolean, default: false },
    /** Runs the platform, not only an account. Only `set-operator.command.ts` sets it. */
    is_operator: { type: Boolean, default: false },
    person: { type: personSchema, default: () => ({}) },
    /** The user's progress in the guided tour, and whether they dismissed the first steps. */
    tour: { type: tourSchema, default: () => ({}) },
    /** By weekday; the others are days off. Null if the user has not said. */
    working_hours: { type: [workingDaySchema], default: null },
    status: { type: Number, enum: Object.values(UserStatus), default: UserStatus.Invited },
  },
  { ...recordOptions, collection: 'users' },
)
// Only one user can sign in with an address. Invited and former users are not indexed, so others may invite them too.
userSchema.index(
  { email: 1 },
  { name: 'email_of_active', unique: true, partialFilterExpression: { status: UserStatus.Active } },
)
userSchema.index({ email: 1, account: 1 }, { unique: true })
userSchema.index({ account: 1 })
userSchema.plugin(recorded)

export type StoredUser = InferSchemaType<typeof userSchema> & Recorded
export type UserDocument = HydratedDocument<StoredUser>
export const UserModel = recordModel<StoredUser>('User', userSchema)
