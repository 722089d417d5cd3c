import { serviceScopeLabels } from 'openapi/codes'
import { contractOperations } from '#platform/contract/contract.ts'

/**
 * Who may do what (docs/domain.md#who-may-do-what), as a table: the status that each kind of caller gets for each
 * operation of the contract. The requested record belongs to `agent`: their deal, task, contact and so on, in the team
 * of the first six.
 *
 * `assistant` works for `agent`; `agent2` is in the same team. `client` is the client with whom the agent's deal is
 * shared, `client2` a client of another account, and `stranger` the owner of that account. `link` is a visitor who has
 * opened the deal's private link; `read` and `write` are the agent's access tokens that may read everything, or write as
 * well. A service account is not in the table: see `serviceCell`.
 *
 * `none` is a list that responds without anything that the caller may not see. 400 is the response to a body that names
 * something that does not exist for its caller.
 */
const TABLE = `
                      owner  admin  agent  agent2  assistant  client  client2  link  read  write  stranger  anonymous

  getSession          200    200    200    200     200        200     200      401   200   200    200       401
  login               200    200    200    200     200        200     200      200   403   403    200       200
  logout              204    204    204    204     204        204     204      204   403   403    204       204
  signUp              202    202    202    202     202        202     202      202   403   403    202       202
  requestAccount      202    202    202    202     202        202     202      202   403   403    202       202
  createTicket        201    201    201    201     201        201     201      401   403   201    201       401
  forgetPassword      202    202    202    202      202        202     202      202   403   403    202       202
  getAccountLink      200    200    200    200      200        200     200      200   200   200    200       200
  setUpTwoStepAtSignIn 400   400    400    400     400        400     400      400   403   403    400       400
  setPassword         204    204    204    204      204        204     204      204   403   403    204       204
  declineInvitation   204    204    204    204      204        204     204      204   403   403    204       204
  updatePassword      400    400    400    400      400        400     400      401   403   403    400       401

  updateUser          404    404    200    404      404        404     404      401   403   200    404       401
  updateTour          404    404    200    404      404        404     404      401   403   403    404       401
  updateWorkingHours  200    200    200    404     404        403     403      401   403   200    404       401
  getImage            200    200    200    200      200        200     404      401   200   200    404       401
  updateAccount       200    403    403    403      403        403     403      401   403   403    404       401
  getBilling          200    403    403    403      403        403     403      401   403   403    404       401
  getRetention        200    403    403    403      403        403     403      401   403   403    404       401
  updateRetention     200    403    403    403      403        403     403      401   403   403    404       401
  getSignInRules      200    403    403    403     403        403     403      401   403   403    404       401
  updateSignInRules   200    403    403    403     403        403     403      401   403   403    404       401
  getAccountCalendar  200    200    200    200      200        403     403      401   200   200    404       401
  updateAccountCalendar 200  200    403    403      403        403     403      401   403   403    404       401
  listPublicHolidays  200    200    200    200      200        403     403      401   200   200    404       401
  readHolidayFile     200    200    403    403      403        403     403      401   403   403    404       401

  listTeams           200    200    200    200     200        403     403      401   200   200    none      401
  getTeamOverview     200    200    200    200     200        403     403      401   200   200    404       401
  exportMembers       200    200    200    200     403        403     403      401   200   200    none      401
  createTeam          201    201    403    403     403        403     403      401   403   403    201       401
  updateTeam          200    200    403    403     403        403     403      401   403   403    404       401
  leaveTeam           409    204    204    204     204        403     403      401   403   204    404       401
  inviteMember        201    201    403    403     403        403     403      401   403   403    404       401
  updateMember        200    200    403    403     403        403     403      401   403   403    404       401
  resendInvitation    204    204    403    403     403        403     403      401   403   403    404       401
  cancelInvitation    200    200    403    403     403        403     403      401   403   403    404       401
  deactivateMember    200    200    403    403     403        403     403      401   403   403    404       401
  reactivateMember    200    200    403    403     403        403     403      401   403   403    404       401
  transferOwnership   204    403    403    403     403        403     403      401   403   403    400       401

  listAbsences        200    200    200    none    none       403     403      401   200   200    none      401
  createAbsence       201    201    201    403     403        403     403      401   403   201    400       401
  updateAbsence       200    200    200    404     404        403     403      401   403   200    404       401
  deleteAbsence       204    204    204    404     404        403     403      401   403   204    404       401

  listSessions        none   none   200    none    none       none    none     401   403   403    none      401
  deleteSession       404    404    204    404     404        404     404      401   403   403    404       401
  endOtherSessions    204    204    204    204     204        204     204      401   403   403    204       401

  getTwoStep          200    200    200    200     200        200     200      401   403   403    200       401
  startTwoStep        200    200    200    200     200        200     200      401   403   403    200       401
  confirmTwoStep      400    400    400    400     400        400     400      401   403   403    400       401
  disableTwoStep      204    204    204    204     204        204     204      401   403   403    204       401
  renewRecoveryCodes  400    400    400    400     400        400     400      401   403   403    400       401
  listTwoStepMembers  200    200    403    403     403        403     403      401   403   403    none      401
  resetTwoStep        204    204    403    403     403        403     403      401   403   403    404       401

  listTokens          none   none   200    none    none       403     403      401   403   403    none      401
  createToken         201    201    201    201     201        403     403      401   403   403    201       401
  revokeToken         404    404    204    404     404        403     403      401   403   403    404       401

  listServiceAccounts 200    200    200    200     200        403     403      401   403   403    none      401
  createServiceAccount 201   201    403    403     403        403     403      401   403   403    201       401
  updateServiceAccount 200   200    403    403     403        403     403      401   403   403    404       401
  deleteServiceAccount 204   204    403    403     403        403     403      401   403   403    404       401
  listServiceTokens   200    200    403    403     403        403     403      401   403   403    404       401
  createServiceToken  201    201    403    403     403        403     403      401   403   403    404       401
  rotateServiceToken  200    200    403    403     403        403     403      401   403   403    404       401
  revokeServiceToken  204    204    403    403     403        403     403      401   403   403    404       401

  listAuditEvents     200    200    403    403     403        403     403      401   403   403    none      401
  exportAuditEvents   200    200    403    403     403        403     403      401   403   403    none      401

  listViews           200    200    200    200     200        403     403      401   200   200    none      401
  createView          201    201    201    201     201        403     403      401   403   201    400       401
  chooseView          204    204    204    204     204        403     403      401   403   204    400       401
  updateView          200    200    200    403     403        403     403      401   403   200    404       401
  deleteView          204    204    204    403     403        403     403      401   403   204    404       401

  getLeadRouting      200    200    403    403     403        403     403      401   403   403    200       401
  updateLeadRouting   200    200    403    403     403        403     403      401   403   403    200       401
  tryLeadRouting      200    200    403    403     403        403     403      401   403   403    200       401
  claimLead           200    200    200    200     403        403     403      401   403   200    404       401
  listLeadSources     200    200    200    200     200        403     403      401   200   200    none      401
  createLeadSource    201    201    403    403     403        403     403      401   403   403    201       401
  updateLeadSource    200    200    403    403     403        403     403      401   403   403    404       401
  rotateLeadSource    200    200    403    403     403        403     403      401   403   403    404       401
  createLead          201    201    201    201     201        403     403      401   403   201    400       401
  getInquiry          200    200    200    404     200        403     403      401   200   200    404       401
  listLeadMail        200    200    200    none    200        403     403      401   200   200    none      401
  getLeadMail         200    200    200    404     200        403     403      401   200   200    404       401
  makeLeadOfMail      201    201    201    404     201        403     403      401   403   201    404       401
  dismissLeadMail     200    200    200    404     200        403     403      401   403   200    404       401
  openLeadForm        200    200    200    200     200        200     200      200   200   200    200       200
  sendLeadForm        200    200    200    200     200        200     200      200   403   403    200       200

  listPlans           200    200    200    none    200        403     403      401   200   200    none      401
  createPlan          201    201    201    201     201        403     403      401   403   201    201       401
  getPlan             200    200    200    404     200        403     403      401   200   200    404       401
  updatePlan          200    200    200    404     200        403     403      401   403   200    404       401
  deletePlan          204    204    204    404     204        403     403      401   403   204    404       401
  previewPlanEmail    200    200    200    400     200        403     403      401   403   200    400       401
  listPlanEnrollments 200    200    200    none    200        403     403      401   200   200    none      401
  startPlan           200    200    200    400     200        403     403      401   403   200    400       401
  updatePlanEnrollment 200   200    200    404     200        403     403      401   403   200    404       401
  getPlanSettings     200    200    200    200     200        403     403      401   200   200    200       401
  updatePlanSettings  200    200    403    403     403        403     403      401   403   403    200       401
  getEmailConsent     200    200    200    404     200        403     403      401   200   200    404       401
  setEmailConsent     200    200    200    404     200        403     403      401   403   200    404       401
  openUnsubscribe     200    200    200    200     200        200     200      200   200   200    200       200
  unsubscribe         200    200    200    200     200        200     200      200   403   403    200       200

  listSmartLists      200    200    200    200     200        403     403      401   200   200    none      401
  createSmartList     201    201    201    201     201        403     403      401   403   201    201       401
  updateSmartList     200    200    200    403     403        403     403      401   403   200    404       401
  deleteSmartList     204    204    204    403     403        403     403      401   403   204    404       401
  restoreSmartList    200    200    200    403     403        403     403      401   403   200    404       401
  pinSmartList        200    200    200    200     200        403     403      401   403   200    404       401

  listLabels          200    200    200    200     200        403     403      401   200   200    none      401
  createLabel         201    201    403    403     403        403     403      401   403   403    201       401
  updateLabel         200    200    403    403     403        403     403      401   403   403    404       401
  deleteLabel         204    204    403    403     403        403     403      401   403   403    404       401

  listCustomFields    200    200    200    200     200        403     403      401   200   200    none      401
  createCustomField   201    201    403    403     403        403     403      401   403   403    201       401
  updateCustomField   200    200    403    403     403        403     403      401   403   403    404       401

  listActivities      200    200    200    none     200        403     403      401   200   200    none       401
  exportActivities    200    200    200    none     403        403     403      401   200   200    none       401
  logActivity         201    201    201    400     201        403     403      401   403   201    400       401
  getActivity         200    200    200    404     200        403     403      401   200   200    404       401
  updateActivity      200    200    200    404     200        403     403      401   403   200    404       401
  deleteActivity      204    204    204    404     204        403     403      401   403   204    404       401
  restoreActivity     200    200    200    404     200        403     403      401   403   200    404       401
  getContactTimeline  200    200    200    404     200        403     403      401   200   200    404       401
  getContactRelationships 200    200    200    404     200        403     403      401   200   200    404       401
  getContactReferrals 200    200    200    404     200        403     403      401   200   200    404       401
  createRelationship  201    201    201    400     201        403     403      401   403   201    400       401
  getRelationship     200    200    200    404     200        403     403      401   200   200    404       401
  updateRelationship  200    200    200    404     200        403     403      401   403   200    404       401
  deleteRelationship  204    204    204    404     204        403     403      401   403   204    404       401
  restoreRelationship 200    200    200    404     200        403     403      401   403   200    404       401
  listContactFiles    200    200    200    404     200        403     403      401   200   200    404       401
  uploadContactFile   201    201    201    404     201        403     403      401   403   201    404       401

  listAppointments    200    200    200    none    200        403     403      401   200   200    none      401
  createAppointment   201    201    201    400     201        403     403      401   403   201    400       401
  getAppointment      200    200    200    404     200        403     403      401   200   200    404       401
  updateAppointment   200    200    200    404     200        403     403      401   403   200    404       401
  deleteAppointment   204    204    204    404     403        403     403      401   403   204    404       401

  listContacts        200    200    200    none    200        403     403      401   200   200    none      401
  getContactCard      200    200    200    404     403        403     403      401   200   200    404       401
  exportContacts      200    200    200    none    403        403     403      401   200   200    none      401
  changeContacts      200    200    200    none    200        403     403      401   403   200    none      401
  createContact       201    201    201    201     201        403     403      401   403   201    201       401
  upsertContact       201    201    201    201     201        403     403      401   403   201    201       401
  saveContacts        200    200    200    200     200        403     403      401   403   200    200       401
  getContact          200    200    200    404     200        403     403      401   200   200    404       401
  updateContact       200    200    200    404     200        403     403      401   403   200    404       401
  getLeadBoard        200    200    200    none    200        403     403      401   200   200    none      401
  moveContact         200    200    200    404     200        403     403      401   403   200    404       401
  deleteContact       204    204    204    404     403        403     403      401   403   204    404       401
  previewContactDeletion   200  200   200    404     403        403     403      401   200   200    404       401
  listDuplicates      200    200    200    none    200        403     403      401   200   200    none      401
  checkDuplicates     200    200    200    none    200        403     403      401   403   200    none      401
  getContactDuplicates 200   200    200    404     200        403     403      401   200   200    404       401
  markNotSame         204    204    204    404     204        403     403      401   403   204    404       401
  mergeContacts       200    200    200    400     403        403     403      401   403   200    400       401
  unmarkNotSame       204    204    204    404     204        403     403      401   403   204    404       401
  restoreContact      200    200    200    404     403        403     403      401   403   200    404       401
  exportContactData   200    200    403    403     403        403     403      401   403   403    404       401
  exportUserData      200    200    200    404     404        404     404      401   403   403    404       401
  eraseContact        200    200    403    403     403        403     403      401   403   403    404       401
  eraseUser           200    403    403    403     403        403     403      401   403   403    404       401
  requestErasure      404    404    200    404     404        404     404      401   403   403    404       401

  listWorkspaces      200    200    200    200     200        403     403      401   200   200    none      401
  createWorkspace     201    201    403    403     403        403     403      401   403   403    400       401
  getWorkspace        200    200    200    200     200        403     403      401   200   200    404       401
  updateWorkspace     200    200    403    403     403        403     403      401   403   403    404       401
  deleteWorkspace     204    204    403    403     403        403     403      401   403   403    404       401
  getBoard            200    200    200    none    200        403     403      401   200   200    404       401
  listPhases          200    200    200    200     200        403     403      401   200   200    none      401
  createPhase         201    201    403    403     403        403     403      401   403   403    400       401
  updatePhase         200    200    403    403     403        403     403      401   403   403    404       401
  deletePhase         204    204    403    403     403        403     403      401   403   403    404       401

  listDeals           200    200    200    none    200        403     403      401   200   200    none      401
  listDealGroups      200    200    200    none    200        403     403      401   200   200    none      401
  listDealFacets      200    200    200    none    200        403     403      401   200   200    none      401
  listSameProperty    200    200    200    none    200        403     403      401   200   200    none      401
  exportDeals         200    200    200    none    403        403     403      401   200   200    none      401
  createDeal          201    201    201    201     201        403     403      401   403   201    400       401
  getDeal             200    200    200    404     200        403     403      401   200   200    404       401
  updateDeal          200    200    200    404     200        403     403      401   403   200    404       401
  moveDeal            200    200    200    404     200        403     403      401   403   200    404       401
  closeDeal           200    200    200    404     403        403     403      401   403   200    404       401
  reopenDeal          200    200    403    403     403        403     403      401   403   403    404       401
  previewReopening    200    200    403    403     403        403     403      401   403   403    404       401
  proposeCommission   200    200    200    404     403        403     403      401   403   200    404       401
  decideCommission    200    200    403    403     403        403     403      401   403   403    404       401
  listContactProposals 200   200    200    404     200        403     403      401   200   200    404       401
  archiveDeal         200    200    200    404     200        403     403      401   403   200    404       401
  restoreDeal         200    200    200    404     200        403     403      401   403   200    404       401
  changeDeals         200    200    200    none    200        403     403      401   403   200    none      401
  duplicateDeal       201    201    201    404     201        403     403      401   403   201    404       401
  deleteDeal          204    204    403    403     403        403     403      401   403   403    404       401
  listDeletedDeals    200    200    403    403     403        403     403      401   403   403    none      401
  exportDeletedDeals  200    200    403    403    403        403     403      401   403   403    none      401
  recoverDeal         200    200    403    403     403        403     403      401   403   403    404       401
  getDealHistory      200    200    200    404     200        403     403      401   200   200    404       401
  listNotes           200    200    200    404     200        403     403      401   200   200    404       401
  createNote          201    201    201    400     201        403     403      401   403   201    400       401
  updateNote          200    200    200    404     403        403     403      401   403   200    404       401
  deleteNote          204    204    204    404     403        403     403      401   403   204    404       401
  restoreNote         200    200    200    404     403        403     403      401   403   200    404       401
  listDealFiles       200    200    200    404     200        403     403      401   200   200    404       401
  uploadDealFile      201    201    201    404     201        403     403      401   403   201    404       401
  updateDealFile      200    200    200    404     200        403     403      401   403   200    404       401
  deleteDealFile      204    204    204    404     403        403     403      401   403   204    404       401
  restoreDealFile     200    200    200    404     403        403     403      401   403   200    404       401
  getDealFileContent  200    200    200    404     200        403     403      401   200   200    404       401
  getDealAsOf         200    200    200    404     200        403     403      401   200   200    404       401
  listDealContracts   200    200    200    404     200        403     403      401   200   200    404       401
  createBackupOffer   201    201    201    404     201        403     403      401   403   201    404       401
  updateDealContract  200    200    200    404     200        403     403      401   403   200    404       401
  deleteBackupOffer   204    204    204    404     204        403     403      401   403   204    404       401
  acceptBackupOffer   200    200    200    404     200        403     403      401   403   200    404       401
  failContract        200    200    200    404     200        403     403      401   403   200    404       401
  rescheduleDeal      200    200    200    404     200        403     403      401   403   200    404       401
  explainDate         200    200    200    404     200        403     403      401   200   200    404       401
  getDealTimeline     200    200    200    404     200        403     403      401   200   200    404       401
  undoEvent           200    200    200    404     200        403     403      401   403   200    404       401
  undoEvents          200    200    200    404     200        403     403      401   403   200    404       401
  applyTemplate       200    200    200    404     200        403     403      401   403   200    404       401
  listRulePacks       200    200    200    200     200        403     403      401   200   200    200       401
  applyRulePack       200    200    200    200     200        403     403      401   403   200    200       401
  listTemplates       200    200    200    200     200        403     403      401   200   200    none      401
  getTemplate         200    200    200    200     200        403     403      401   200   200    404       401
  createTemplate      201    201    403    403     201        403     403      401   403   403    201       401
  importTemplate      201    201    403    403     201        403     403      401   403   403    201       401
  updateTemplate      200    200    403    403     200        403     403      401   403   403    404       401
  deleteTemplate      204    204    403    403     204        403     403      401   403   403    404       401
  duplicateTemplate   201    201    403    403     201        403     403      401   403   403    404       401
  exportTemplate      200    200    200    200     200        403     403      401   200   200    404       401

  getDealCommission        200  200    200    404     403        403     403      401   200   200    404       401
  exportDealCommission     200  200    200    404     403        403     403      401   200   200    404       401
  amendDealCommission      200  200    403    403     403        403     403      401   403   403    404       401
  previewClosing           200  200    200    404     403        403     403      401   403   200    404       401
  listCommissionPlans      200  200    200    none    403        403     403      401   200   200    none      401
  createCommissionPlan     200  200    403    403     403        403     403      401   403   403    400       401
  updateCommissionPlan     200  200    403    403     403        403     403      401   403   403    404       401
  deleteCommissionPlan     200  200    403    403     403        403     403      401   403   403    404       401
  listCommissionStandings  200  200    200    none    403        403     403      401   200   200    none      401

  listImports         none   none   200    none    403        403     403      401   200   200    none      401
  createImport        201    201    201    201     403        403     403      401   403   201    400       401
  createContactImport 201    201    201    201     403        403     403      401   403   201    201       401
  getImport           404    404    200    404     403        403     403      401   200   200    404       401
  updateImport        404    404    200    404     403        403     403      401   403   200    404       401
  addImportRows       404    404    200    404     403        403     403      401   403   200    404       401
  listImportRows      404    404    200    404     403        403     403      401   200   200    404       401
  startImport         404    404    200    404     403        403     403      401   403   200    404       401
  cancelImport        404    404    200    404     403        403     403      401   403   200    404       401
  undoImport          404    404    200    404     403        403     403      401   403   200    404       401
  getRejectedRows     404    404    200    404     403        403     403      401   200   200    404       401

  listMilestones      200    200    200    none    200        403     403      401   200   200    none      401
  createMilestone     201    201    201    400     201        403     403      401   403   201    400       401
  getMilestone        200    200    200    404     200        403     403      401   200   200    404       401
  updateMilestone     200    200    200    404     200        403     403      401   403   200    404       401
  deleteMilestone     204    204    204    404     403        403     403      401   403   204    404       401
  restoreMilestone    200    200    200    404     403        403     403      401   403   200    404       401

  listTasks           200    200    200    none    200        403     403      401   200   200    none      401
  exportTasks         200    200    200    none    403        403     403      401   200   200    none      401
  createTask          201    201    201    400     201        403     403      401   403   201    400       401
  getTask             200    200    200    404     200        403     403      401   200   200    404       401
  updateTask          200    200    200    404     200        403     403      401   403   200    404       401
  completeTask        200    200    200    404     200        403     403      401   403   200    404       401
  reopenTask          200    200    200    404     200        403     403      401   403   200    404       401
  setTaskNotApplicable 200    200    200    404     200        403     403      401   403   200    404       401
  bulkEditTasks       200    200    200    400     200        403     403      401   403   200    400       401
  deleteTask          204    204    204    404     403        403     403      401   403   204    404       401
  restoreTask         200    200    200    404     403        403     403      401   403   200    404       401

  listReminders       none   none   200    none    none       403     403      401   200   200    none      401
  createReminder      201    201    201    400     201        403     403      401   403   201    400       401
  deleteReminder      404    404    204    404     404        403     403      401   403   204    404       401
  listNotifications   none   none   200    none    none       403     403      401   200   200    none      401
  updateNotification  404    404    200    404     404        403     403      401   403   200    404       401
  bulkEditNotifications 400  400    204    400     400        403     403      401   403   204    400       401
  readAllNotifications 204    204    204    204     204        403     403      401   403   204    204       401
  listClientMessages  200    200    200    none    200        403     403      401   200   200    none      401
  sendClientMessage   200    200    200    404     200        403     403      401   403   200    404       401
  dropClientMessage   200    200    200    404     200        403     403      401   403   200    404       401
  getNotificationSettings 200 200    200    200     200        403     403      401   200   200    200       401
  updateNotificationSettings 200 200 200    200     200        403     403      401   403   200    200       401

  getCalendar         200    200    200    none    200        403     403      401   200   200    none      401
  exportCalendar      200    200    200    none    403        403     403      401   200   200    none      401
  listCalendarFeeds   none   none   200    none    none       403     403      401   200   200    none      401
  createCalendarFeed  201    201    201    201     201        403     403      401   403   403    201       401
  revokeCalendarFeed  404    404    204    404     404        403     403      401   403   403    404       401
  readCalendarFeed    200    200    200    200     200        200     200      200   200   200    200       200
  getHome             200    200    200    none    200        403     403      401   200   200    none      401
  getFirstSteps       200    200    200    200     200        403     403      401   200   200    200       401
  getSampleData       200    200    403    403     403        403     403      401   403   403    200       401
  addSampleData       204    204    403    403     403        403     403      401   403   403    409       401
  removeSampleData    204    204    403    403     403        403     403      401   403   403    204       401
  search              200    200    200    none    200        403     403      401   200   200    none      401
  getReportSummary    200    200    200    200     200        403     403      401   200   200    200       401
  getReport           200    200    200    none    200        403     403      401   200   200    none      401
  listReportDeals     200    200    200    none    200        403     403      401   200   200    none      401

  listPortals         200    200    200    none    200        403     403      401   200   200    none      401
  createPortal        201    201    201    400     201        403     403      401   403   201    400       401
  updatePortal        200    200    200    404     200        403     403      401   403   200    404       401
  resendPortal        204    204    204    404     204        403     403      401   403   204    404       401
  revokePortal        200    200    200    404     200        403     403      401   403   200    404       401
  previewPortal       200    200    200    404     200        403     403      401   200   200    404       401

  listClientDeals     403    403    403    403     403        200     none     401   403   403    403       401
  getClientDeal       403    403    403    403     403        200     404      401   403   403    403       401
  updateClientDeal    403    403    403    403     403        200     404      401   403   403    403       401
  completeClientTask  403    403    403    403     403        200     404      401   403   403    403       401
  reopenClientTask    403    403    403    403     403        200     404      401   403   403    403       401
  getClientFileContent  403  403    403    403     403        200     404      401   403   403    403       401
  getLinkedFileContent  200  200    200    200     200        200     200      200   200   200    200       200
  getLinkedDeal       200    200    200    200     200        200     200      200   200   200    200       200
  updateLinkedDeal    200    200    200    200     200        200     200      200   403   403    200       200
  completeLinkedTask  200    200    200    200     200        200     200      200   403   403    200       200
  reopenLinkedTask    200    200    200    200     200        200     200      200   403   403    200       200
`

/** Calls that ask a service account to say whose work it makes. */
const NAMES_A_PERSON: readonly string[] = ['createContact', 'upsertContact', 'createDeal']

/** What gives work to whoever calls it. */
const IS_FOR_PEOPLE: readonly string[] = ['claimLead']

/**
 * A service account with the role admin and every scope that it can have does what an admin does, where the contract names
 * one of these scopes. Nothing else takes its token.
 */
function serviceCell(operation: string, admin: string, visitor: string): string {
  const found = contractOperations.get(operation)
  if (found?.takesToken && !found.tokenScope) return visitor
  if (!found?.tokenScope || !(found.tokenScope in serviceScopeLabels)) return '403'
  if (IS_FOR_PEOPLE.includes(operation)) return '403'
  return NAMES_A_PERSON.includes(operation) ? '400' : admin
}

const COLUMNS = [
  'owner',
  'admin',
  'agent',
  'agent2',
  'assistant',
  'client',
  'client2',
  'link',
  'read',
  'write',
  'stranger',
  'anonymous',
] as const
export const CALLERS = [...COLUMNS, 'service'] as const
export type Caller = (typeof CALLERS)[number]

export type Expected = { operation: string; caller: Caller; status: number; isBlind: boolean }

/** Every cell of the table, and that of a service account. */
export function expectations(): Expected[] {
  const [head = [], ...rows] = TABLE.split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first)
  if (head.join() !== COLUMNS.join()) throw new Error('The table has other callers than COLUMNS')
  return rows.flatMap(([operation = '', ...cells]) => {
    const cellOf = (caller: Caller): string => {
      if (caller === 'service') return serviceCell(operation, cellOf('admin'), cellOf('anonymous'))
      return cells[COLUMNS.indexOf(caller)] ?? ''
    }
    return CALLERS.map((caller) => {
      const cell = cellOf(caller)
      if (!/^(none|\d{3})$/.test(cell)) throw new Error(`${operation} says nothing of ${caller}`)
      return { operation, caller, status: cell === 'none' ? 200 : Number(cell), isBlind: cell === 'none' }
    })
  })
}
