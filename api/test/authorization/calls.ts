/** How the matrix calls each operation of the contract. */
import { DealStatus, MemberStatus, Representation, TicketPriority, TicketType } from 'openapi/codes'
import type { OperationId } from '#platform/http/operation.ts'
import { addDays, todayIn } from '#rules/calendar/days.ts'
import { pdfOf } from '#test/factories/files.ts'
import { A_NOTE } from '#test/factories/notes.ts'
import { TEST_PASSWORD } from '#test/test-client.ts'
import type { Call } from './call.ts'
import type { World } from './world.ts'

const today = todayIn('America/New_York')
const signup = { first_name: 'A', last_name: 'B', phone_number: '860 555 0100', name: 'C', team_size: '2-5' }
const person = { first_name: 'A', last_name: 'B', phone_number: '860 555 0100' }
const request = { state: 'CT', annual_volume: '', annual_deals: '', source: '', promotion_code: '' }

const meantForAny = { representation: null, deal_type: null }
const emptyTemplateFile = {
  format: 'protracker/template',
  format_version: 1,
  ...meantForAny,
  switches: [],
  milestones: [],
}

// As an instant, since the day in the account's time zone may be one earlier.
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
const ofMember = (path: { id: string; user: string }, body?: object): Call => ({ path, ...(body && { body }) })
const at = (id: string, body?: object): Call => ({ path: { id }, ...(body && { body }) })
const showing = (id: string, query: Record<string, string> = {}): Call => ({ query, shows: id })

const AGAIN = { current_password: TEST_PASSWORD }

const passwords = (first: string, second = first) => ({ new_password1: first, new_password2: second })

export const CALLS: Record<OperationId, (world: World) => Promise<Call> | Call> = {
  getSession: () => ({}),
  login: () => ({ body: { username: 'admin@south.test', password: TEST_PASSWORD } }),
  logout: () => ({}),
  signUp: (world) => ({ body: { ...signup, email: `${world.unique()}@example.com` } }),
  requestAccount: (world) => ({
    body: { person: { ...person, email: world.uniqueEmail() }, name: 'A', brokerage: '', team_size: '2-5', ...request },
  }),
  forgetPassword: (world) => ({ body: { username: world.uniqueEmail() } }),
  getAccountLink: async (world) => ({ path: await world.accountLink('invitation') }),
  setPassword: async (world) => ({ path: await world.accountLink('reset'), body: passwords('a quiet river') }),
  declineInvitation: async (world) => ({ path: await world.accountLink('invitation') }),
  // Two that differ, so that a caller who may change the password keeps it.
  updatePassword: () => ({ body: passwords('a quiet river', 'another river') }),
  updateUser: (world) => at(world.agentId, { person: { phone_number: '(860) 555-0119' } }),
  updateTour: (world) => at(world.agentId, { step: 1 }),
  updateWorkingHours: (world) => at(world.agentId, { working_hours: [{ weekday: 1, starts: '09:00', ends: '17:00' }] }),
  getImage: async (world) => at(await world.image()),
  updateAccount: (world) => at(String(world.people.account), { brokerage: 'North Realty' }),
  getBilling: (world) => at(String(world.people.account)),
  getAccountCalendar: (world) => at(String(world.people.account)),
  getRetention: (world) => at(String(world.people.account)),
  updateRetention: (world) => at(String(world.people.account), { notifications_days: 90 }),
  updateAccountCalendar: (world) => at(String(world.people.account), { office_hours_end: '18:00' }),
  listPublicHolidays: (world) => ({ ...at(String(world.people.account)), query: { year: '2027' } }),
  readHolidayFile: (world) => at(String(world.people.account), { content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }),
  createTicket: () => ({
    body: { subject: 'A', description: 'B', priority: TicketPriority.Low, type: TicketType.Question },
  }),

  listTeams: (world) => showing(world.teamId),
  exportMembers: (world) => showing(world.agentId),
  createTeam: (world) => ({ body: { name: world.unique() } }),
  updateTeam: async (world) => at(await world.sharedTeam(), { name: world.unique() }),
  leaveTeam: async (world) => at(await world.sharedTeam()),
  getTeamOverview: (world) => at(world.teamId),
  listAbsences: async (world) => showing((await world.absence()).id),
  createAbsence: (world) => ({ body: { user: world.agentId, ...world.freeDay() } }),
  updateAbsence: async (world) => at((await world.absence()).id, { note: 'A' }),
  deleteAbsence: async (world) => at((await world.absence()).id),
  inviteMember: (world) => at(world.teamId, { email: world.uniqueEmail(), role: 'agent' }),
  updateMember: async (world) => ofMember(await world.member(MemberStatus.Active), { role: 'admin' }),
  resendInvitation: async (world) => ofMember(await world.member(MemberStatus.Invited)),
  cancelInvitation: async (world) => ofMember(await world.member(MemberStatus.Invited)),
  deactivateMember: async (world) => ofMember(await world.member(MemberStatus.Active), { reassign_to: null }),
  reactivateMember: async (world) => ofMember(await world.member(MemberStatus.Disabled)),
  transferOwnership: (world) => ({
    body: { user: String(world.people.admin.id) },
    after: () => world.returnOwnership(),
  }),

  listSessions: async (world) => ({ shows: await world.session() }),
  deleteSession: async (world) => at(await world.session()),
  endOtherSessions: () => ({}),

  getTwoStep: () => ({}),
  startTwoStep: () => ({ body: AGAIN }),
  confirmTwoStep: async (world) => {
    await world.startCallersTwoStep()
    return { body: { code: '000000' } }
  },
  disableTwoStep: () => ({ body: AGAIN }),
  // A wrong password, so that no one has to have it turned on.
  renewRecoveryCodes: () => ({ body: { current_password: 'wrong' } }),
  listTwoStepMembers: async (world) => ({ shows: await world.twoStep() }),
  resetTwoStep: async (world) => at(await world.twoStep(), AGAIN),
  setUpTwoStepAtSignIn: (world) => ({ body: { username: world.uniqueEmail(), password: TEST_PASSWORD } }),
  getSignInRules: (world) => at(String(world.people.account)),
  updateSignInRules: (world) => at(String(world.people.account), { two_step_required: false, ...AGAIN }),

  listTokens: async (world) => showing((await world.token()).id),
  createToken: () => ({ body: { name: 'A', scopes: ['read'], expires_at: tomorrow } }),
  revokeToken: async (world) => at((await world.token()).id),

  listServiceAccounts: async (world) => showing(await world.serviceAccount()),
  createServiceAccount: (world) => ({ body: { name: world.unique(), role: 'admin', scopes: ['deals:read'] } }),
  updateServiceAccount: async (world) => at(await world.serviceAccount(), { disabled: true }),
  deleteServiceAccount: async (world) => at(await world.serviceAccount()),
  listServiceTokens: async (world) => {
    const { id, token } = await world.serviceToken()
    return { path: { id }, shows: token }
  },
  createServiceToken: async (world) => at(await world.serviceAccount(), { name: 'A', expires_at: tomorrow }),
  rotateServiceToken: async (world) => ({ path: await world.serviceToken(), body: { expires_at: tomorrow } }),
  revokeServiceToken: async (world) => ({ path: await world.serviceToken() }),

  listAuditEvents: async (world) => showing((await world.contact()).id),
  exportAuditEvents: async (world) => showing((await world.contact()).id),

  listViews: async (world) => showing((await world.view()).id, { sort: '-created_at' }),
  createView: (world) => ({ body: world.newView() }),
  chooseView: async (world) => ({ body: { workspace: world.board.workspace, view: (await world.view()).id } }),
  updateView: async (world) => at((await world.view()).id, { name: world.unique() }),
  deleteView: async (world) => at((await world.view()).id),

  listCustomFields: async (world) => {
    const { id, retired } = await world.customField()
    return showing(id, { retired: String(retired), page_size: '100' })
  },
  createCustomField: (world) => ({ body: { entity: 'contact', kind: 'text', name: world.unique() } }),
  updateCustomField: async (world) => at((await world.customField()).id, { name: world.unique() }),

  getLeadRouting: () => ({}),
  updateLeadRouting: () => ({ body: { skips_off_hours: true } }),
  tryLeadRouting: () => ({ body: {} }),
  claimLead: async (world) => at(await world.pondLead()),
  listLeadSources: async (world) => showing(await world.formSource().then(({ id }) => id), { page_size: '100' }),
  createLeadSource: (world) => ({ body: { kind: 'api', name: world.unique() } }),
  updateLeadSource: async (world) => at((await world.formSource()).id, { name: world.unique() }),
  rotateLeadSource: async (world) => at((await world.formSource()).id),
  createLead: async (world) => ({ body: { lead_source: await world.apiSource(), last_name: world.unique() } }),
  getInquiry: async (world) => at(await world.inquiry()),
  listLeadMail: async (world) => showing(await world.leadMail(), { page_size: '100' }),
  getLeadMail: async (world) => at(await world.leadMail()),
  makeLeadOfMail: async (world) => at(await world.leadMail(), { last_name: world.unique() }),
  dismissLeadMail: async (world) => at(await world.leadMail()),
  openLeadForm: async (world) => ({ path: { form: (await world.formSource()).key ?? '' } }),
  sendLeadForm: async (world) => ({ path: { form: (await world.formSource()).key ?? '' }, body: { first_name: 'A' } }),

  listPlans: async (world) => showing((await world.plan()).id, { page_size: '100', sort: '-created_at' }),
  createPlan: (world) => ({ body: world.newPlan() }),
  getPlan: async (world) => at((await world.plan()).id),
  updatePlan: async (world) => at((await world.plan()).id, { name: world.unique() }),
  deletePlan: async (world) => at((await world.plan()).id),
  previewPlanEmail: async (world) => ({ body: { subject: 'A', body: 'B', contact: (await world.contact()).id } }),
  listPlanEnrollments: async (world) => showing(await world.enrollment()),
  startPlan: async (world) => ({
    body: { plan: (await world.plan()).id, contacts: [(await world.contact()).id] },
  }),
  updatePlanEnrollment: async (world) => at(await world.enrollment(), { state: 'paused' }),
  getPlanSettings: () => ({}),
  updatePlanSettings: () => ({ body: { sundays: true } }),
  getEmailConsent: async (world) => at(await world.knownContact()),
  setEmailConsent: async (world) => at(await world.knownContact(), { opted_out: true }),
  openUnsubscribe: async (world) => ({ path: { token: await world.unsubscribeToken() } }),
  unsubscribe: async (world) => ({ path: { token: await world.unsubscribeToken() }, body: {} }),

  listSmartLists: async (world) => showing((await world.smartList()).id, { sort: '-created_at' }),
  createSmartList: (world) => ({ body: world.newSmartList() }),
  updateSmartList: async (world) => at((await world.smartList()).id, { name: world.unique() }),
  deleteSmartList: async (world) => at((await world.smartList()).id),
  restoreSmartList: async (world) => at(await world.deletedSmartList()),
  pinSmartList: async (world) => at((await world.smartList()).id, { pinned: true }),

  listLabels: async (world) => showing((await world.label()).id, { sort: '-created_at' }),
  createLabel: (world) => ({ body: { name: world.unique() } }),
  updateLabel: async (world) => at((await world.label()).id, { colour: 'red' }),
  deleteLabel: async (world) => at((await world.label()).id),

  listActivities: async (world) => showing((await world.activity()).id),
  exportActivities: async (world) => showing((await world.activity()).id),
  logActivity: async (world) => ({ body: { contact: (await world.contact()).id, kind: 'text' } }),
  getActivity: async (world) => at((await world.activity()).id),
  updateActivity: async (world) => at((await world.activity()).id, { minutes: 2 }),
  deleteActivity: async (world) => at((await world.activity()).id),
  restoreActivity: async (world) => at((await world.deletedActivity()).id),
  getContactTimeline: async (world) => {
    const { id, contact } = await world.activity()
    return { path: { id: contact }, shows: id }
  },
  getContactRelationships: async (world) => {
    const { id, contact } = await world.relationship()
    return { path: { id: contact }, shows: id }
  },
  getContactReferrals: async (world) => {
    const { other, contact } = await world.relationship()
    return { path: { id: other }, shows: contact }
  },
  createRelationship: async (world) => ({
    body: { contact: (await world.contact()).id, other: (await world.contact()).id, kind: 'spouse' },
  }),
  getRelationship: async (world) => at((await world.relationship()).id),
  updateRelationship: async (world) => at((await world.relationship()).id, { kind: 'household' }),
  deleteRelationship: async (world) => at((await world.relationship()).id),
  restoreRelationship: async (world) => at((await world.deletedRelationship()).id),
  listContactFiles: async (world) => {
    const { contact, id } = await world.contactFile()
    return { path: { id: contact ?? '' }, shows: id }
  },
  uploadContactFile: async (world) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(pdfOf())]), 'A.pdf')
    return at((await world.contact()).id, form)
  },

  listAppointments: async (world) => showing((await world.appointment()).id, { sort: '-created_at' }),
  createAppointment: async (world) => ({ body: { ...world.newAppointment(), deal: await world.deal() } }),
  getAppointment: async (world) => at((await world.appointment()).id),
  updateAppointment: async (world) => at((await world.appointment()).id, { place: 'A' }),
  deleteAppointment: async (world) => at((await world.appointment()).id),

  // Others of its group make contacts, too.
  listContacts: async (world) => showing((await world.contact()).id, { page_size: '100' }),
  getContactCard: async (world) => ({ ...at((await world.contact()).id), shows: 'VCARD' }),
  exportContacts: async (world) => showing((await world.contact()).id),
  createContact: (world) => ({ body: { last_name: world.unique() } }),
  upsertContact: (world) => ({ body: { external_id: world.unique(), last_name: world.unique() } }),
  saveContacts: (world) => ({ body: { contacts: [{ last_name: world.unique() }] } }),
  getContact: async (world) => at((await world.contact()).id),
  updateContact: async (world) => at((await world.contact()).id, { company: 'A' }),
  getLeadBoard: async (world) => showing((await world.contact()).id),
  moveContact: async (world) => at((await world.contact()).id, { status: 2 }),
  deleteContact: async (world) => at((await world.contact()).id),
  changeContacts: async (world) => {
    const contact = await world.contact()
    return { body: { contacts: [contact.id], change: { temperature: 3 } }, shows: contact.last_name }
  },
  previewContactDeletion: async (world) => at((await world.contact()).id),
  exportContactData: async (world) => at((await world.contact()).id),
  eraseContact: async (world) => ({ ...at((await world.contact()).id, {}), query: { dry_run: 'true' } }),
  eraseUser: (world) => ({ ...at(String(world.people.client.id), {}), query: { dry_run: 'true' } }),
  requestErasure: (world) => at(world.agentId),
  exportUserData: (world) => at(world.agentId),
  listDuplicates: async (world) => showing((await world.duplicates()).id),
  checkDuplicates: async (world) => {
    const { other, first_name, last_name, phones } = await world.duplicates()
    return { body: { first_name, last_name, phones }, shows: other }
  },
  getContactDuplicates: async (world) => {
    const { id, other } = await world.duplicates()
    return { path: { id }, shows: other }
  },
  markNotSame: async (world) => {
    const { id, other } = await world.duplicates()
    return { path: { id, other } }
  },
  mergeContacts: async (world) => {
    const { id, other } = await world.duplicates()
    return { body: { keep: id, merge: other } }
  },
  unmarkNotSame: async (world) => {
    const { id, other } = await world.duplicates()
    return { path: { id, other } }
  },
  restoreContact: async (world) => at(await world.deleted('contacts', await world.contact())),

  listWorkspaces: (world) => showing(world.board.workspace),
  createWorkspace: (world) => ({ body: { team: world.teamId, name: world.unique() } }),
  getWorkspace: (world) => at(world.board.workspace),
  updateWorkspace: (world) => at(world.board.workspace, { colour: 'red' }),
  deleteWorkspace: async (world) => at(await world.workspace()),
  getBoard: async (world) => ({ path: { id: world.board.workspace }, shows: await world.deal() }),
  listPhases: (world) => showing(world.board.offer, { workspace: world.board.workspace }),
  createPhase: (world) => ({ body: { workspace: world.board.workspace, name: world.unique() } }),
  updatePhase: async (world) => at((await world.phase()).id, { colour: 'red' }),
  deletePhase: async (world) => at((await world.phase()).id),

  listDeals: async (world) => showing(await world.deal()),
  exportDeals: async (world) => showing(await world.deal()),
  listDealGroups: async (world) => {
    await world.deal()
    return showing(world.agentId, { by: 'agent' })
  },
  listDealFacets: async (world) => {
    await world.deal()
    return showing(world.agentId)
  },
  listSameProperty: async (world) => {
    const mls_number = world.unique()
    return showing(await world.deal({ mls_number }), { mls_number })
  },
  createDeal: (world) => ({
    body: { workspace: world.board.workspace, name: 'A', representation: Representation.Buyer },
  }),
  getDeal: async (world) => at(await world.deal()),
  updateDeal: async (world) => at(await world.deal(), { notes: 'A' }),
  moveDeal: async (world) => at(await world.deal(), { phase: world.board.offer }),
  closeDeal: async (world) => at(await world.dealToClose(), { sale_price: 100, actual_close: '2026-01-02' }),
  previewReopening: async (world) => at(await world.closedDeal()),
  proposeCommission: async (world) => at(await world.deal(), { rate_bp: 250 }),
  decideCommission: async (world) => at(await world.dealWithProposal(), { approve: true }),
  listContactProposals: async (world) => ({ ...at(await world.deal()), query: { status: '3' } }),
  reopenDeal: async (world) => at(await world.closedDeal(), { reason: 'A' }),
  archiveDeal: async (world) => at(await world.deal()),
  restoreDeal: async (world) => at(await world.archivedDeal()),
  changeDeals: async (world) => {
    const id = await world.deal()
    return { body: { action: 'archive', deals: [id] }, shows: '402 Maple Street' }
  },
  duplicateDeal: async (world) => at(await world.deal(), { name: 'A' }),
  deleteDeal: async (world) => at(await world.deal()),
  listDeletedDeals: async (world) => showing(await world.deletedDeal()),
  exportDeletedDeals: async (world) => showing(await world.deletedDeal()),
  recoverDeal: async (world) => at(await world.deletedDeal()),
  getDealHistory: async (world) => at(await world.deal()),
  listNotes: async (world) => {
    const deal = await world.deal()
    return showing((await world.note(deal)).id, { deal })
  },
  createNote: async (world) => ({ body: { deal: await world.deal(), body: A_NOTE } }),
  updateNote: async (world) => at((await world.note()).id, { body: A_NOTE }),
  deleteNote: async (world) => at((await world.note()).id),
  listDealFiles: async (world) => {
    const { deal, id } = await world.file()
    return { path: { id: deal ?? '' }, shows: id }
  },
  uploadDealFile: async (world) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(pdfOf())]), 'A.pdf')
    return at(await world.deal(), form)
  },
  updateDealFile: async (world) => at((await world.file()).id, { client_visible: true }),
  deleteDealFile: async (world) => at((await world.file()).id),
  restoreDealFile: async (world) => at((await world.file({ deleted_at: new Date() })).id),
  getDealFileContent: async (world) => at((await world.file()).id),
  getClientFileContent: async (world) => at((await world.sharedFile('account')).id),
  getLinkedFileContent: async (world) => ({ path: await world.sharedFile('link') }),
  restoreNote: async (world) => at((await world.deletedNote()).id),
  getDealAsOf: async (world) => {
    const id = await world.deal()
    return { path: { id, event: await world.eventOf(id) } }
  },
  listDealContracts: async (world) => {
    const { id, deal } = await world.backupOffer()
    return { path: { id: deal }, shows: id }
  },
  createBackupOffer: async (world) => at(await world.deal(), { name: 'The Parkers' }),
  updateDealContract: async (world) => at((await world.backupOffer()).id, { name: world.unique() }),
  deleteBackupOffer: async (world) => at((await world.backupOffer()).id),
  acceptBackupOffer: async (world) => at((await world.backupOffer()).id),
  failContract: async (world) => at(await world.deal({ status: DealStatus.UnderContract }), { reason: 'A' }),
  rescheduleDeal: async (world) => at(await world.deal(), { dates: { closing: tomorrow.slice(0, 10) } }),
  getDealTimeline: async (world) => at(await world.deal()),
  explainDate: async (world) => ({ path: { id: await world.deal() }, query: { of: 'closing' } }),
  undoEvent: async (world) => at(await world.changeOfDeal()),
  undoEvents: async (world) => ({ body: { events: [await world.changeOfDeal()] } }),
  applyTemplate: async (world) => at(await world.deal(), { template: (await world.template()).id }),
  listRulePacks: () => ({}),
  applyRulePack: () => ({ path: { key: 'texas' }, body: { switches: [], date_rules: [], milestones: [] } }),
  listTemplates: async (world) => showing((await world.template()).id, { page_size: '100' }),
  getTemplate: async (world) => at((await world.template()).id),
  createTemplate: (world) => ({ body: { name: world.unique() } }),
  importTemplate: (world) => ({ body: { ...emptyTemplateFile, name: world.unique() } }),
  updateTemplate: async (world) => at((await world.template()).id, { name: world.unique() }),
  deleteTemplate: async (world) => at((await world.template()).id),
  duplicateTemplate: async (world) => at((await world.template()).id),
  exportTemplate: async (world) => at((await world.template()).id),

  getDealCommission: async (world) => at(await world.deal()),
  exportDealCommission: async (world) => at(await world.deal()),
  amendDealCommission: async (world) => at(await world.deal(), { rate_bp: 300 }),
  previewClosing: async (world) => at(await world.dealToClose(), { sale_price: 100, actual_close: '2026-01-02' }),
  listCommissionPlans: async (world) => showing((await world.commissionPlan()).id, { page_size: '100' }),
  createCommissionPlan: (world) => ({ body: { ...world.planTerms(), team: world.teamId, user: world.agentId } }),
  updateCommissionPlan: async (world) => at((await world.commissionPlan()).id, { cap: 100 }),
  deleteCommissionPlan: async (world) => at((await world.commissionPlan()).id),
  listCommissionStandings: (world) => showing(world.agentId),

  listImports: async (world) => showing(await world.import('draft')),
  createImport: (world) => ({ body: { workspace: world.board.workspace, file_name: 'a.csv', columns: ['Name'] } }),
  createContactImport: () => ({ body: { file_name: 'a.vcf', columns: ['Name'] } }),
  getImport: async (world) => at(await world.import('draft')),
  updateImport: async (world) => at(await world.import('ready'), { mapping: { name: 0, representation: 1 } }),
  addImportRows: async (world) => at(await world.import('draft'), { from: 0, rows: [['A', 'Buyer']] }),
  listImportRows: async (world) => at(await world.import('ready')),
  startImport: async (world) => at(await world.import('ready')),
  cancelImport: async (world) => at(await world.import('ready')),
  undoImport: async (world) => at(await world.import('done')),
  getRejectedRows: async (world) => at(await world.import('ready')),

  listMilestones: async (world) => {
    const deal = await world.deal()
    return showing((await world.milestone(deal)).id, { deal })
  },
  createMilestone: async (world) => ({ body: { deal: await world.deal(), name: 'A' } }),
  getMilestone: async (world) => at((await world.milestone()).id),
  updateMilestone: async (world) => at((await world.milestone()).id, { name: 'B' }),
  deleteMilestone: async (world) => at((await world.milestone()).id),
  restoreMilestone: async (world) => at(await world.deleted('milestones', await world.milestone())),

  exportTasks: async (world) => showing((await world.task()).id),
  listTasks: async (world) => {
    const deal = await world.deal()
    return showing((await world.task({ deal })).id, { deal })
  },
  createTask: async (world) => ({ body: { deal: await world.deal(), title: 'A' } }),
  getTask: async (world) => at((await world.task()).id),
  updateTask: async (world) => at((await world.task()).id, { title: 'B' }),
  completeTask: async (world) => at((await world.task()).id, {}),
  reopenTask: async (world) => at((await world.doneTask()).id),
  setTaskNotApplicable: async (world) => at((await world.task()).id, { reason: 'A' }),
  bulkEditTasks: async (world) => ({ body: { tasks: [(await world.task()).id], change: { priority: 3 } } }),
  deleteTask: async (world) => at((await world.task()).id),
  restoreTask: async (world) => at(await world.deleted('tasks', await world.task())),

  listReminders: async (world) => showing((await world.reminder()).id),
  createReminder: async (world) => ({ body: { task: (await world.task()).id, kind: 'every', days: 1 } }),
  deleteReminder: async (world) => at((await world.reminder()).id),
  listNotifications: async (world) => showing(await world.notification()),
  updateNotification: async (world) => at(await world.notification(), { read: true }),
  bulkEditNotifications: async (world) => ({
    body: { notifications: [await world.notification()], change: { done: true } },
  }),
  readAllNotifications: () => ({}),
  listClientMessages: async (world) => showing((await world.clientMessage()).id),
  sendClientMessage: async (world) => at((await world.clientMessage()).id, { text: 'A' }),
  dropClientMessage: async (world) => at((await world.clientMessage()).id),
  getNotificationSettings: () => ({}),
  updateNotificationSettings: () => ({ body: { daily_mail_hour: 7 } }),

  getCalendar: async (world) =>
    showing((await world.task({ due_date: today })).id, { from: today, to: addDays(today, 7) }),
  exportCalendar: async (world) =>
    showing((await world.task({ due_date: today })).id, { from: today, to: addDays(today, 7) }),
  listCalendarFeeds: async (world) => showing((await world.calendarFeed()).id),
  createCalendarFeed: (world) => ({ body: { name: world.unique() } }),
  revokeCalendarFeed: async (world) => at((await world.calendarFeed()).id),
  readCalendarFeed: async (world) => ({ path: { token: (await world.calendarFeed()).file } }),
  getFirstSteps: () => ({}),
  getSampleData: () => ({}),
  addSampleData: async (world) => {
    await world.as('owner').delete('/sample_data/')
    return {}
  },
  removeSampleData: () => ({}),
  getHome: async (world) => showing((await world.contact()).id),
  search: async (world) => {
    const { id, last_name } = await world.contact()
    return showing(id, { q: last_name })
  },
  getReportSummary: () => ({}),
  listReportDeals: async (world) => ({
    path: { name: 'agent' },
    query: { period: '3', page_size: '100' },
    shows: await world.deal(),
  }),
  getReport: (world) => ({ path: { name: 'agent' }, query: { period: '3' }, shows: world.agentId }),

  listPortals: async (world) => {
    const { id, deal } = await world.portal()
    return showing(id, { deal })
  },
  createPortal: async (world) => ({ body: { ...(await world.shareable()), mode: 'link' } }),
  updatePortal: async (world) => at((await world.portal()).id, { notify: 'weekly' }),
  resendPortal: async (world) => at((await world.portal()).id),
  revokePortal: async (world) => at((await world.portal()).id),
  previewPortal: async (world) => at((await world.portal()).id),

  listClientDeals: async (world) => showing((await world.portal()).deal),
  getClientDeal: async (world) => at((await world.portal()).deal),
  updateClientDeal: async (world) => at((await world.portal()).deal, { notify: 'weekly' }),
  completeClientTask: async (world) => at((await world.clientTask()).id),
  reopenClientTask: async (world) => at((await world.clientTask()).id),
  getLinkedDeal: async (world) => ({ path: { token: (await world.portal('link')).token } }),
  updateLinkedDeal: async (world) => ({
    path: { token: (await world.portal('link')).token },
    body: { notify: 'none' },
  }),
  completeLinkedTask: async (world) => ({ path: await world.linkedTask() }),
  reopenLinkedTask: async (world) => ({ path: await world.linkedTask() }),
}
