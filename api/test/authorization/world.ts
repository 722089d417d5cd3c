/**
 * The records that the matrix requests. They belong to `agent` and are created anew after each call that changes them.
 */
import { Types } from 'mongoose'
import type {
  Activity,
  Contact,
  CommissionPlan,
  DealContract,
  DealFile,
  ImportState,
  LeadSource,
  Note,
  Plan,
  Relationship,
  Template,
} from 'openapi'
import {
  type AccountLinkPurpose,
  DealStatus,
  LeadMailState,
  MemberStatus,
  ServiceScope,
  UserStatus,
  WaitingOn,
} from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { CommissionPlanModel } from '#entities/commission-plans/commission-plan.model.ts'
import { LeadMailModel } from '#entities/lead-mail/lead-mail.model.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { FileModel } from '#entities/files/file.model.ts'
import { EnrollmentModel } from '#entities/plan-enrollments/plan-enrollment.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { SmartListModel } from '#entities/smart-lists/smart-list.model.ts'
import { RelationshipModel } from '#entities/relationships/relationship.model.ts'
import { ActivityModel } from '#entities/activities/activity.model.ts'
import { NoteModel } from '#entities/notes/note.model.ts'
import { NotificationModel } from '#entities/notifications/notification.model.ts'
import { ServiceAccountModel } from '#entities/service-accounts/service-account.model.ts'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import { sessionName } from '#entities/sessions/session.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { mintToken, TokenModel } from '#entities/tokens/token.model.ts'
import { TwoStepModel } from '#entities/two-step/two-step.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { change } from '#platform/events/change.ts'
import { unsubscribeToken } from '#platform/records/unsubscribe-token.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { contractOperations } from '#platform/contract/contract.ts'
import { ImageModel } from '#platform/images/image.model.ts'
import { hashSecret } from '#platform/records/secrets.ts'
import { CalendarFeedModel, mintFeedSecret } from '#processes/calendar/calendar-feed.model.ts'
import { ImportModel } from '#processes/import-rows/import.model.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import type { Answered, Known } from '#test/contract-answers.ts'
import { createAccountLink } from '#test/factories/account-links.ts'
import { agreeTerms, type Board, createBoard, createDeal } from '#test/factories/board.ts'
import { uploadContactFile, uploadFile } from '#test/factories/files.ts'
import { A_NOTE } from '#test/factories/notes.ts'
import { createPeople, type People } from '#test/factories/people.ts'
import { type TestApp, testEnv } from '#test/test-app.ts'
import { TestClient } from '#test/test-client.ts'
import type { Call } from './call.ts'
import { type Caller, CALLERS } from './matrix.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

const ADDRESSES: { readonly [caller in Caller]?: string } = {
  owner: 'owner@north.test',
  admin: 'admin@north.test',
  agent: 'agent@north.test',
  agent2: 'agent2@north.test',
  assistant: 'assistant@north.test',
  client: 'client@north.test',
  client2: 'client@south.test',
  stranger: 'owner@south.test',
}

export class World {
  readonly people: People
  private readonly app: TestApp
  private readonly callers = new Map<Caller, TestClient>()
  private madeBoard: Board | undefined
  private made = 0
  private daysAway = 0
  private duplicated = 0

  /** The people of the other account. */
  private readonly strangers: People

  private constructor(app: TestApp, people: People, strangers: People) {
    this.app = app
    this.people = people
    this.strangers = strangers
  }

  static async create(app: TestApp): Promise<World> {
    const people = await createPeople('north')
    const world = new World(app, people, await createPeople('south'))
    for (const caller of CALLERS) {
      if (caller !== 'link') world.callers.set(caller, await world.anew(caller))
      if (caller === 'agent') world.madeBoard = await createBoard(world.as('owner'), people.team)
    }
    world.callers.set('link', await world.anew('link'))
    return world
  }

  /** The caller in a new session. */
  async anew(caller: Caller): Promise<TestClient> {
    const address = ADDRESSES[caller]
    if (address) return this.app.signIn(address)
    if (caller === 'read' || caller === 'write') return new TestClient(this.app.url, (await this.token(caller)).secret)
    if (caller === 'service') return new TestClient(this.app.url, (await this.serviceToken()).secret)
    const visitor = this.app.visitor()
    await visitor.get('/auth/login/')
    if (caller === 'link') await visitor.get(`/portal/${(await this.portal('link')).token}/`)
    return visitor
  }

  as(caller: Caller): TestClient {
    const found = this.callers.get(caller)
    if (!found) throw new Error(`${caller} is not there yet`)
    return found
  }

  /** Calls an operation of the contract as `caller`. Returns what it answers, also if it refuses. */
  async send(operation: string, { path = {}, query, body }: Call, caller: Caller) {
    const found = contractOperations.get(operation)
    if (!found) throw new Error(`${operation} is not in the contract`)
    const filled = found.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    // Signing in or out would end the session that other calls need.
    const client = operation === 'login' || operation === 'logout' ? await this.anew(caller) : this.as(caller)
    const types = Object.keys(found.requestBody?.content ?? {})
    // What only browsers send.
    const isForm = types[0] === FORM_TYPE && !types.includes('application/json')
    const extras = isForm ? { form: body as Record<string, string> } : {}
    const to = `${filled}${search}`
    const answer = await client.sendUnchecked(found.method.toUpperCase(), to, isForm ? undefined : body, extras)
    return { status: answer.status, text: JSON.stringify(answer.body ?? null) }
  }

  get board(): Board {
    if (!this.madeBoard) throw new Error('There is no board yet')
    return this.madeBoard
  }

  /** A unique text. */
  unique = (): string => `Unique${this.made++}`
  uniqueEmail = (): string => `${this.unique().toLowerCase()}@north.test`

  newView = () => ({
    team: this.teamId,
    workspace: this.board.workspace,
    name: this.unique(),
    shared: true,
    state: { view: 'list', filters: [], sort: '', group: null, columns: [] },
  })
  view = () => this.post('agent', '/views/', this.newView())
  newPlan = () => ({ name: this.unique(), steps: [{ kind: 'wait' as const, amount: 1, unit: 'days' as const }] })
  /** A plan of the agent. There can be 100, so the ones before are deleted once there are many. */
  async plan(): Promise<Plan> {
    const all = { account: this.people.account, deleted_at: null }
    if ((await PlanModel.countDocuments(all)) > 80)
      await PlanModel.updateMany(all, { $set: { deleted_at: new Date() } })
    return this.post('agent', '/plans/', this.newPlan())
  }
  /** The agent's contact in a plan. */
  async enrollment(): Promise<string> {
    const body = { plan: (await this.plan()).id, contacts: [(await this.contact()).id] }
    await this.post('agent', '/plan_enrollments/', body)
    const found = await EnrollmentModel.findOne({ plan: body.plan }, { _id: 1 }).orFail()
    return String(found._id)
  }
  /** A contact of the agent that's there already: one more would take another off the first page of a list. */
  async knownContact(): Promise<string> {
    const found = await ContactModel.findOne(
      { account: this.people.account, owner: this.agentId, merged_into: null },
      { _id: 1 },
    ).lean()
    return found ? String(found._id) : (await this.contact()).id
  }
  async unsubscribeToken(): Promise<string> {
    const reader = { contact: await this.knownContact(), account: String(this.people.account), address: 'a'.repeat(24) }
    return unsubscribeToken(testEnv().secret, reader)
  }
  newSmartList = () => ({ name: this.unique(), shared: true, filters: { status: [1] as 1[] } })
  smartList = () => this.post('agent', '/smart_lists/', this.newSmartList())
  async deletedSmartList(): Promise<string> {
    const { id } = await this.smartList()
    await SmartListModel.updateOne({ _id: id }, { $set: { deleted_at: new Date() } })
    return id
  }

  label = () => this.post('owner', '/labels/', { name: this.unique() })
  /** A retired field, so that any number of them fits. */
  async customField(): Promise<{ id: string; retired: boolean }> {
    const { id } = await this.post('owner', '/custom_fields/', { entity: 'deal', kind: 'text', name: this.unique() })
    const answer = await this.as('owner').patch(`/custom_fields/${id}/`, { retired: true })
    return answer.body
  }
  /** A form of the account. There can be 50 sources in use, so the ones before are retired. */
  async formSource(): Promise<LeadSource> {
    await LeadSourceModel.updateMany({ account: this.people.account, kind: 'form' }, { $set: { retired: true } })
    return this.post('owner', '/lead_sources/', { kind: 'form', name: this.unique() })
  }
  async apiSource(): Promise<string> {
    await LeadSourceModel.updateMany({ account: this.people.account, kind: 'api' }, { $set: { retired: true } })
    const source = { kind: 'api' as const, name: this.unique(), owner: this.agentId }
    return (await this.post('owner', '/lead_sources/', source)).id
  }
  /** A lead in the pond. */
  async pondLead(): Promise<string> {
    const contact = await this.post('owner', '/contacts/', { last_name: this.unique() })
    await ContactModel.updateOne({ _id: contact.id }, { $set: { claim: { state: 'pond', to: [], was_in_pond: true } } })
    return contact.id
  }
  /** An email that needs a look, to a source whose leads the agent gets. */
  async leadMail(): Promise<string> {
    const sources = { account: this.people.account, kind: 'email' as const }
    const known = await LeadSourceModel.findOne(sources).lean()
    const named = { kind: 'email' as const, name: this.unique(), owner: this.agentId }
    const lead_source = known?._id ?? (await this.post('owner', '/lead_sources/', named)).id
    const mail = { lead_source, account: this.people.account, received_at: new Date(), fingerprint: this.unique() }
    const { _id } = await LeadMailModel.create({ ...mail, state: LeadMailState.needs_look, subject: 'A' })
    return String(_id)
  }
  /** What a new contact of the agent asked. */
  async inquiry(): Promise<string> {
    const lead = { lead_source: await this.apiSource(), last_name: this.unique() }
    return (await this.post('owner', '/leads/', lead)).inquiry
  }
  newAppointment = () => ({ title: this.unique(), date: '2026-12-04', starts: '10:00', ends: '11:00' })
  appointment = () => this.post('agent', '/appointments/', this.newAppointment())
  workspace = async () => (await createBoard(this.as('owner'), this.people.team, this.unique())).workspace
  phase = () => this.post('owner', '/phases/', { workspace: this.board.workspace, name: this.unique() })

  /** The agent's contact, who signs in as `client`. */
  contact = () => this.post('agent', '/contacts/', { last_name: this.unique(), emails: ['client@north.test'] })

  async deal(fields: object = {}): Promise<string> {
    return (await createDeal(this.as('agent'), this.board, fields)).id
  }

  /** The agent's deal under contract, with the terms of its commission. */
  async dealToClose(): Promise<string> {
    const id = await this.deal({ status: DealStatus.UnderContract })
    await agreeTerms(this.as('owner'), id)
    return id
  }

  async dealWithProposal(): Promise<string> {
    const id = await this.deal()
    await this.post('agent', `/deals/${id}/commission/propose/`, { rate_bp: 250 })
    return id
  }

  async closedDeal(): Promise<string> {
    const id = await this.dealToClose()
    await this.post('owner', `/deals/${id}/close/`, { sale_price: 100, actual_close: '2026-01-02' })
    return id
  }

  async backupOffer(): Promise<DealContract> {
    const fields = { name: this.unique(), contingencies: [{ kind: 'financing', status: 'open', note: '' }] }
    return this.post('agent', `/deals/${await this.deal()}/contracts/`, fields)
  }

  /** An event that changed a deal. */
  async changeOfDeal(): Promise<string> {
    const id = await this.deal()
    const moved = await this.post('agent', `/deals/${id}/reschedule/`, {
      dates: { closing: '2026-12-12' },
    })
    return moved.event ?? ''
  }

  async note(deal?: string): Promise<Note> {
    return this.post('agent', '/notes/', { deal: deal ?? (await this.deal()), body: A_NOTE })
  }

  /** A call with a contact of the agent, about one of their deals. */
  async activity(): Promise<Activity> {
    const { id: contact } = await this.contact()
    return this.post('agent', '/activities/', { contact, kind: 'call', outcome: 'busy', deal: await this.deal() })
  }

  async deletedActivity(): Promise<Activity> {
    const activity = await this.activity()
    await ActivityModel.updateOne({ _id: activity.id }, { $set: { deleted_at: new Date() } })
    return activity
  }

  /** Between two contacts of the agent: `other` referred `contact`. */
  async relationship(): Promise<Relationship> {
    const [contact, other] = [(await this.contact()).id, (await this.contact()).id]
    return this.post('agent', '/relationships/', { contact, other, kind: 'referred_by' })
  }

  /** Two contacts of the agent that are the same in everything: `other` is the second. */
  async duplicates(): Promise<Contact & { other: string }> {
    const phone = `(860) 555-${String(this.duplicated++).padStart(4, '0')}`
    const fields = { first_name: 'Ann', last_name: this.unique(), emails: [this.uniqueEmail()], phones: [phone] }
    const one = await this.post('agent', '/contacts/', fields)
    return { ...one, other: (await this.post('agent', '/contacts/', fields)).id }
  }

  async deletedRelationship(): Promise<Relationship> {
    const relationship = await this.relationship()
    await RelationshipModel.updateOne({ _id: relationship.id }, { $set: { deleted_at: new Date() } })
    return relationship
  }

  async contactFile(): Promise<DealFile> {
    return uploadContactFile(this.as('agent'), (await this.contact()).id)
  }

  async deletedNote(): Promise<Note> {
    const note = await this.note()
    await NoteModel.updateOne({ _id: note.id }, { $set: { deleted_at: new Date() } })
    return note
  }

  /** A file of the agent, with `fields` set in its document. */
  async file(fields: object = {}, deal?: string): Promise<DealFile> {
    const file = await uploadFile(this.as('agent'), deal ?? (await this.deal()))
    if (Object.keys(fields).length > 0) await FileModel.updateOne({ _id: file.id }, { $set: fields })
    return file
  }

  /** A file that a deal's client may see. */
  async sharedFile(mode: 'account' | 'link'): Promise<{ id: string; token: string }> {
    const { deal, token } = await this.portal(mode)
    return { id: (await this.file({ client_visible: true }, deal)).id, token }
  }

  /** The deal's last event. */
  async eventOf(deal: string): Promise<string> {
    const event = await EventModel.findOne({ stream: deal }, { _id: 1 }).sort({ seq: -1 }).lean()
    return String(event?._id)
  }

  async archivedDeal(): Promise<string> {
    const id = await this.deal()
    await this.post('owner', `/deals/${id}/archive/`)
    return id
  }

  async deletedDeal(): Promise<string> {
    const id = await this.deal()
    await this.as('owner').delete(`/deals/${id}/`)
    return id
  }

  /** The agent's import of one row. */
  async import(state: ImportState): Promise<string> {
    const file = { workspace: this.board.workspace, file_name: 'a.csv', columns: ['Name', 'Side'] }
    const { id } = await this.post('agent', '/imports/', file)
    if (state === 'draft') return id
    await this.post('agent', `/imports/${id}/rows/`, { from: 0, rows: [['A', 'Buyer']] })
    await this.as('agent').patch(`/imports/${id}/`, { mapping: { name: 0, representation: 1 } })
    if (state !== 'ready') await ImportModel.updateOne({ _id: id }, { state })
    return id
  }

  milestone = async (deal?: string) =>
    this.post('agent', '/milestones/', { deal: deal ?? (await this.deal()), name: this.unique() })

  task = async (fields: object = {}) =>
    this.post('agent', '/tasks/', { deal: await this.deal(), title: this.unique(), ...fields })

  reminder = async () =>
    this.post('agent', '/reminders/', { task: (await this.task()).id, kind: 'before_due', days: 1 })

  /** A day on which the agent is not away yet: absences do not overlap. */
  freeDay() {
    const day = addDays(todayIn('America/New_York'), 10 + this.daysAway++)
    return { first_day: day, last_day: day }
  }

  absence = async () => this.post('agent', '/absences/', { user: this.agentId, ...this.freeDay() })

  /** A notification of the agent: the owner assigned them a task. */
  async notification(): Promise<string> {
    const { id: task } = await this.post('owner', '/tasks/', { title: this.unique(), assignee: this.agentId })
    const told = await NotificationModel.findOne({ user: this.people.agent.id, task }).orFail()
    return String(told._id)
  }

  /** Bad news of the agent's deal that waits for words: the closing has slipped, and a client reads the deal by link. */
  async clientMessage(): Promise<{ id: string }> {
    const contact = await this.post('agent', '/contacts/', { first_name: this.unique(), emails: ['told@example.com'] })
    const parties = [{ contact: contact.id, role: 'buyer' }]
    const deal = await this.deal({ parties, dates: { closing: '2036-12-12' } })
    await this.post('agent', '/portals/', { deal, contact: contact.id, mode: 'link' })
    await this.as('agent').patch(`/deals/${deal}/`, { dates: { closing: '2036-12-19' } })
    const { results } = (await this.as('agent').get(`/client_messages/?deal=${deal}`)).body
    return { id: results[0]?.id ?? '' }
  }

  async doneTask(): Promise<{ id: string }> {
    const task = await this.task()
    await this.post('agent', `/tasks/${task.id}/complete/`, {})
    return task
  }

  /** The id of a contact, task or milestone that its agent has deleted. */
  async deleted(list: 'contacts' | 'tasks' | 'milestones', { id }: { id: string }): Promise<string> {
    await this.as('agent').delete(`/${list}/${id}/`)
    return id
  }

  async template(): Promise<Pick<Template, 'id'>> {
    const { _id } = await TemplateModel.create({ account: this.people.account, name: this.unique() })
    return { id: String(_id) }
  }

  /** The terms of a plan, with a start day that no other plan has. */
  planTerms = () => ({
    effective_from: addDays('2026-01-01', this.made++),
    anniversary: '03-01',
    tiers: [{ from: 0, split_bp: 8000 }],
  })

  /** A plan of the agent. Written to the database directly: by then the agent has hundreds of deals to recompute. */
  async commissionPlan(): Promise<Pick<CommissionPlan, 'id'>> {
    const { account, team } = this.people
    const { _id } = await CommissionPlanModel.create({ ...this.planTerms(), account, team, user: this.agentId })
    return { id: String(_id) }
  }

  /** A deal with a party, not shared yet. */
  async shareable(): Promise<{ deal: string; contact: string }> {
    const { id: contact } = await this.contact()
    return { contact, deal: await this.deal({ parties: [{ contact, role: 'buyer' }] }) }
  }

  async portal(mode: 'account' | 'link' = 'account') {
    const shared = await this.shareable()
    const { portal, token } = await this.post('agent', '/portals/', { ...shared, mode })
    return { id: portal.id, deal: shared.deal, token: token ?? '' }
  }

  /** A task that the client is to do. */
  async clientTask() {
    const { deal } = await this.portal()
    return this.task({ deal, waiting_on: WaitingOn.client, client_visible: true })
  }

  /** A task that the person of a private link is to do, and the link's secret. */
  async linkedTask() {
    const { deal, token } = await this.portal('link')
    return { token, id: (await this.task({ deal, waiting_on: WaitingOn.client, client_visible: true })).id }
  }

  /** The name of another session of the agent. */
  async session(): Promise<string> {
    const client = await this.anew('agent')
    return sessionName(client.cookies.get('protracker.sid') ?? '')
  }

  /** A calendar feed of the agent, written to the database directly, since a user may have only twenty. */
  async calendarFeed(): Promise<{ id: string; file: string }> {
    const secret = mintFeedSecret()
    const { account } = this.people
    const name = this.unique()
    const { _id } = await CalendarFeedModel.create({ account, user: this.agentId, name, hash: hashSecret(secret) })
    return { id: String(_id), file: `${secret}.ics` }
  }

  /** A token of the agent that may read everything, or write as well. */
  async token(may: 'read' | 'write' = 'read'): Promise<{ id: string; secret: string }> {
    const scopes = may === 'read' ? ['read'] : ['read', 'write']
    const body = { name: this.unique(), scopes, expires_at: new Date(Date.now() + 60 * 60_000).toISOString() }
    const { access_token, token } = await this.post('agent', '/tokens/', body)
    return { id: access_token.id, secret: token }
  }

  /** A service account with the role admin and every scope. Written to the database directly, since there may be only fifty. */
  async serviceAccount(): Promise<string> {
    const scopes = Object.values(ServiceScope)
    const fields = { account: this.people.account, name: this.unique(), role: 'admin', scopes } as const
    return String((await ServiceAccountModel.create(fields))._id)
  }

  /** A token of a service account. */
  async serviceToken(): Promise<{ id: string; token: string; secret: string }> {
    const id = await this.serviceAccount()
    const secret = mintToken()
    const expires_at = new Date(Date.now() + 60 * 60_000)
    const of = { account: this.people.account, service_account: id, scopes: [] }
    const { _id } = await TokenModel.create({ ...of, name: this.unique(), expires_at, hash: hashSecret(secret) })
    return { id, token: String(_id), secret }
  }

  /** A member of the first team who owns nothing. */
  async member(status: MemberStatus): Promise<{ id: string; user: string }> {
    const { account, team } = this.people
    const accountStatus = status === MemberStatus.Declined ? UserStatus.Invited : status
    const { _id: user } = await UserModel.create({ account, email: this.uniqueEmail(), status: accountStatus })
    await TeamModel.updateOne({ _id: team }, { $push: { members: { user, role: 'agent', status } } })
    return { id: this.teamId, user: String(user) }
  }

  /** Every caller has started to set up two-step sign-in. No code is right. */
  async startCallersTwoStep(): Promise<void> {
    const { owner, admin, agent, agent2, assistant, client } = this.people
    const { owner: stranger, client: client2 } = this.strangers
    const { account } = this.people
    const pending = { key: 'x', salt: 'x', recovery_codes: [] }
    for (const { id: _id } of [owner, admin, agent, agent2, assistant, client, stranger, client2]) {
      await TwoStepModel.replaceOne({ _id }, { account, pending, pending_since: new Date() }, { upsert: true })
    }
  }

  /** A member who has turned on two-step sign-in. */
  async twoStep(): Promise<string> {
    const { user } = await this.member(MemberStatus.Active)
    await TwoStepModel.create({ _id: user, account: this.people.account, enabled_at: new Date() })
    return user
  }

  /** A link from an email to a user of the account. */
  accountLink = (purpose: AccountLinkPurpose) => createAccountLink(this.people, purpose)

  /** An image of the account. */
  async image(): Promise<string> {
    const { account } = this.people
    const { _id } = await ImageModel.create({ account, bytes: Buffer.from('image'), created_at: new Date() })
    return String(_id)
  }

  /** A second team with everyone from the first. */
  async sharedTeam(): Promise<string> {
    const { account, team, owner } = this.people
    const { members } = await TeamModel.findById(team).orFail()
    const actor = { id: owner.id, account, requestId: 'world' }
    return change(actor, async (tx) => {
      const shared = new TeamModel({ account, name: this.unique(), members })
      await tx.save(shared)
      await renewSessions(
        tx,
        members.map(({ user }) => user),
      )
      return String(shared._id)
    })
  }

  /** Restores the owner's and the admin's roles. */
  async returnOwnership(): Promise<void> {
    const { account, owner, admin } = this.people
    await change({ id: owner.id, account, requestId: 'world' }, async (tx) => {
      await AccountModel.updateOne({ _id: account }, { owner: owner.id }, { session: tx.session })
      for (const team of await TeamModel.find({ account }).session(tx.session)) {
        for (const member of team.members) {
          if (member.user.equals(owner.id)) member.role = 'owner'
          if (member.user.equals(admin.id)) member.role = 'admin'
        }
        await team.save({ session: tx.session })
      }
      await renewSessions(tx, [owner.id, admin.id])
    })
  }

  get agentId(): string {
    return String(this.people.agent.id)
  }

  get teamId(): string {
    return String(new Types.ObjectId(this.people.team))
  }

  private async post<Path extends string>(
    caller: Caller,
    path: Known<'POST', Path>,
    body?: object,
  ): Promise<Answered<'POST', Path>> {
    const { status, body: answer } = await this.as(caller).post<Path>(path, body)
    if (status >= 300) throw new Error(`${path} for the matrix: ${JSON.stringify(answer)}`)
    return answer
  }
}
