/** The vocabulary of an account: the words of its records, each with the forms that typos lead to. */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const wordSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    word: { type: String, required: true },
    /** See keptForms(). */
    forms: { type: [String], required: true },
  },
  { strict: 'throw', collection: 'search_words' },
)
wordSchema.index({ account: 1, word: 1 }, { unique: true })
wordSchema.index({ account: 1, forms: 1 })

export type StoredWord = InferSchemaType<typeof wordSchema>
export const WordModel = recordModel<StoredWord>('SearchWord', wordSchema)
