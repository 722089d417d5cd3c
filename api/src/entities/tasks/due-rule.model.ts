/**
 * How a due date follows from another date, as stored by tasks, milestones and templates (docs/domain.md#due-dates).
 */
import { Schema } from 'mongoose'
import { DayRoll, DayUnit, DealDateName, DueAnchor } from 'openapi/codes'

const counting = {
  offset: { type: Number, required: true },
  unit: { type: String, enum: Object.values(DayUnit), required: true },
  business_up_to: { type: Number, default: null },
  roll: { type: String, enum: Object.values(DayRoll), required: true },
  skip_holidays: { type: Boolean, required: true },
  time: { type: String, default: null },
  rolled_time: { type: String, default: null },
  source: { type: String, default: null },
} as const

const rule = { anchor: { type: String, enum: Object.values(DueAnchor), required: true }, ...counting } as const

const part = { _id: false, strict: 'throw' } as const

/** A rule whose `item` is the id of a task or milestone. */
export const dueRuleSchema = new Schema({ ...rule, item: { type: 'ObjectId', default: null } }, part)

/** A rule whose `item` is the key of a task or milestone of the same template. */
export const templateDueRuleSchema = new Schema({ ...rule, item: { type: String, default: null } }, part)

const dateName = { type: String, enum: Object.values(DealDateName), required: true } as const

/** How a date of a deal follows another one. */
export const dateRuleSchema = new Schema(
  { date: dateName, anchor: dateName, ...counting, pinned: { type: Boolean, required: true } },
  part,
)

/** The fields of such a rule in a template. */
export const templateDateRule = { date: dateName, anchor: dateName, ...counting } as const
