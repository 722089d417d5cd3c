/**
 * Where the database keeps something about people: for every model, what finding a person in one of its documents
 * means. A test fails for a model that is missing here.
 */
import type { Document } from 'mongodb'
import { contactTokens } from '#entities/contacts/contact.model.ts'
import { matchKeys } from '#entities/contacts/on-save/match-words.ts'
import { customIndex } from '#entities/custom-fields/custom-values.model.ts'
import { dealTokens } from '#entities/deals/deal.model.ts'
import { taskTokens } from '#entities/tasks/task.model.ts'
import { toId } from '#platform/reads/find.ts'
import { ImportModel } from '#processes/import-rows/import.model.ts'
import type { Subject } from './subject.query.ts'

export type Place = {
  /** What its documents are, in words: `Notes of deals`. */
  name: string
  /** Which documents are looked through. Those of the person's account, unless it says otherwise. */
  within?: (subject: Subject) => Document | Promise<Document>
  /** Whether the whole document belongs to the person. Otherwise only what is found of them in it does. */
  isOwn?: (document: Document, subject: Subject) => boolean
  /** What erasing does to the documents that are the person's own. Otherwise their texts are replaced, as everywhere. */
  erased?: 'delete'
  /** Secret fields that are about the person themself, so that they are told. */
  tells?: readonly string[]
  /** Whether clients are told it of themselves: all of it, or these fields. */
  toClient?: true | readonly string[]
  /** The fields that follow from texts. */
  derived?: (document: never) => Document | Promise<Document>
}

/** Why there is nothing to find. */
export type Nothing = { none: string }

/** Whether one of the fields holds the id or an email address of the person. */
const of =
  (...fields: readonly string[]) =>
  (document: Document, { ids, emails }: Subject): boolean =>
    fields.some((field) => {
      const value: unknown = field
        .split('.')
        .reduce<unknown>((at, name) => (at as Document | undefined)?.[name], document)
      return ids.has(String(value)) || emails.includes(String(value))
    })

const idsOf = ({ ids }: Subject) => ({ $in: [...ids].map((id) => toId(id)) })
const ofUser = (subject: Subject) => ({ user: idsOf(subject) })

const mentions = (text: unknown, email: string): boolean =>
  typeof text === 'string' && text.toLowerCase().includes(email.toLowerCase())

const CLIENT_CONTACT = [
  'first_name',
  'last_name',
  'company',
  'emails',
  'phones',
  'address',
  'birthday',
  'home_anniversary',
]

export const PLACES: { readonly [model: string]: Place | Nothing } = {
  Absence: { name: 'Absences', isOwn: of('user'), erased: 'delete' },
  AccessToken: { name: 'Access tokens', isOwn: of('user'), erased: 'delete', tells: ['last_used_address'] },
  Account: { name: 'The account', within: ({ account }) => ({ _id: account }) },
  AccountLink: { name: 'Links in emails', within: ofUser, isOwn: of('user'), erased: 'delete', toClient: true },
  AccountRequest: {
    name: 'Account requests',
    within: ({ emails }) => ({ 'person.email': { $in: emails } }),
    isOwn: of('person.email'),
    erased: 'delete',
  },
  Activity: { name: 'Activities', isOwn: of('contact'), erased: 'delete' },
  Appointment: {
    name: 'Appointments',
    isOwn: (appointment, subject) => !appointment.deal && of('contact')(appointment, subject),
    erased: 'delete',
  },
  CalendarFeed: { name: 'Calendar feeds', isOwn: of('user'), erased: 'delete' },
  ClientMessage: { name: 'Messages to clients' },
  CommissionPlan: { name: 'Commission plans', isOwn: of('user') },
  CommissionTurn: { none: 'A lock, which holds an id and a count.' },
  Contact: {
    name: 'Contacts',
    isOwn: of('_id'),
    toClient: CLIENT_CONTACT,
    derived: async (contact) => ({
      search: contactTokens(contact),
      custom_index: customIndex(contact),
      match_keys: await matchKeys(contact),
    }),
  },
  ContactMerge: { name: 'Merged contacts', isOwn: of('kept', 'merged'), erased: 'delete' },
  ContactPair: { name: 'Possible duplicates', isOwn: of('one', 'other'), erased: 'delete' },
  CustomField: { name: 'Custom fields' },
  Deal: { name: 'Deals', derived: (deal) => ({ search: dealTokens(deal), custom_index: customIndex(deal) }) },
  DealContract: { name: 'Contracts' },
  DeferredWork: { none: 'Waits for a moment: signing up, or a forgotten password.' },
  DeletedContact: { name: 'Deleted contacts', isOwn: of('_id'), erased: 'delete' },
  DeletedDeal: { name: 'Deleted deals' },
  // What they chose must outlive them, so that whoever gets their address again leaves it alone. It has no texts.
  EmailBlock: { name: 'Email opt-outs', isOwn: of('contact') },
  ErasureRequest: {
    name: 'Erasure requests',
    within: (subject) => ({ _id: idsOf(subject) }),
    isOwn: of('_id'),
    erased: 'delete',
    toClient: true,
  },
  Event: {
    name: 'History',
    isOwn: (event, { ids }) => ids.has(String(event.actor)) || ids.has(String(event.entity_id)),
    toClient: true,
  },
  EventAnchor: { none: 'Hashes of events.' },
  EventHead: { none: 'Hashes of events.' },
  File: { name: 'Files', isOwn: of('contact'), erased: 'delete' },
  FilePreview: { none: 'Pictures of files of deals, which are kept with these.' },
  FollowUpPlan: { name: 'Follow-up plans' },
  IdempotencyKey: { name: 'Responses to repeated requests', erased: 'delete' },
  Image: {
    name: 'Profile images',
    within: (subject) => ({ _id: idsOf(subject) }),
    isOwn: of('_id'),
    erased: 'delete',
    toClient: true,
  },
  Import: { name: 'Imports', tells: ['samples', 'problems'] },
  ImportRows: {
    name: 'Import rows',
    within: async ({ account }) => ({ import: { $in: await ImportModel.collection.distinct('_id', { account }) } }),
  },
  ImportWorker: { none: 'Says that a process is at work.' },
  KeyDateRound: { none: 'Says which day is done.' },
  Inquiry: { name: 'Inquiries', isOwn: of('contact'), erased: 'delete' },
  Label: { name: 'Labels' },
  LastSeen: {
    name: 'When people were last here',
    within: (subject) => ({ _id: idsOf(subject) }),
    isOwn: of('_id'),
    erased: 'delete',
  },
  LeadMail: {
    name: 'Lead emails',
    // What arrived may have their name in any encoding, so it goes as a whole.
    isOwn: (mail, { emails }) =>
      emails.some((email) =>
        [mail.from_address, mail.reply_to, mail.text, mail.html].some((one) => mentions(one, email)),
      ),
    erased: 'delete',
  },
  LeadRouting: { name: 'Lead routing' },
  LeadSource: { name: 'Lead sources' },
  LeadTally: { none: 'Counts of leads, which are forgotten within a week.' },
  LeadTurn: { none: 'Says whose turn it is, by ids.' },
  LooseBytes: { none: 'Ids of bytes.' },
  Migration: { none: 'Names of migrations.' },
  MigrationLease: { none: 'Names of migrations.' },
  Milestone: { name: 'Milestones' },
  Note: { name: 'Notes', isOwn: of('contact'), erased: 'delete' },
  Notification: { name: 'Notifications', isOwn: of('user'), erased: 'delete' },
  NotificationSettings: {
    name: 'Notification settings',
    within: (subject) => ({ _id: idsOf(subject) }),
    isOwn: of('_id'),
    erased: 'delete',
  },
  OutboxLetter: { name: 'Emails', isOwn: of('to'), erased: 'delete' },
  Phase: { name: 'Phases' },
  PlanAnswer: { none: 'Waits for a moment to be read, and then holds no texts.' },
  PlanEnrollment: { name: 'Contacts in plans', isOwn: of('contact'), erased: 'delete' },
  PlanMail: { name: 'Emails of plans', isOwn: of('contact'), erased: 'delete' },
  PlanSettings: { name: 'Settings of plans' },
  PlanTrigger: { none: 'Waits for a moment: that a contact replied, or got a status.' },
  Portal: { name: 'Deals shared with clients', isOwn: of('contact', 'user'), toClient: true },
  RateLimit: { none: 'Counts of requests, which are forgotten within a day.' },
  ReceivedMail: {
    name: 'Emails in the development inbox',
    within: ({ emails }) => ({ to: { $in: emails } }),
    isOwn: of('to'),
    erased: 'delete',
  },
  Relationship: { name: 'Relationships', isOwn: of('contact', 'other'), erased: 'delete' },
  Reminder: { name: 'Reminders', within: ofUser, isOwn: of('user'), erased: 'delete' },
  Rollup: { none: 'Sums for reports, which hold no texts.' },
  SampleData: { none: 'Ids of records.' },
  SavedView: {
    name: 'Saved views',
    isOwn: ({ shared, created_by }, { ids }) => shared !== true && ids.has(String(created_by)),
    erased: 'delete',
  },
  SearchWord: { none: 'Words without their records. Erasing takes out those that nothing uses anymore.' },
  ServiceAccount: { name: 'Service accounts' },
  Session: { name: 'Sessions', within: ofUser, isOwn: of('user'), erased: 'delete', toClient: true },
  SessionTurn: { none: 'A lock, which holds an id and a count.' },
  SmartList: {
    name: 'Smart lists',
    isOwn: ({ shared, created_by }, { ids }) => shared !== true && ids.has(String(created_by)),
    erased: 'delete',
  },
  Task: {
    name: 'Tasks',
    isOwn: (task, subject) => !task.deal && of('contact')(task, subject),
    erased: 'delete',
    derived: (task) => ({ search: taskTokens(task) }),
  },
  Team: { name: 'Teams' },
  Template: { name: 'Templates' },
  Ticket: { name: 'Support tickets', isOwn: of('reporter') },
  TwoStep: {
    name: 'Two-step sign-in',
    within: (subject) => ({ _id: idsOf(subject) }),
    isOwn: of('_id'),
    erased: 'delete',
    toClient: true,
  },
  User: { name: 'Users', isOwn: of('_id'), toClient: true },
  ViewChoice: { name: 'Chosen views', within: ofUser, isOwn: of('user'), erased: 'delete' },
  Workspace: { name: 'Workspaces' },
}
