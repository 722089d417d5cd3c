/**
 * The one list of what upper floors attach to the hooks of lower floors. A lower floor knows nothing named here: it
 * runs its hook, and the attached work runs in this order, in the same transaction.
 */
import { contactAnswered } from '#entities/activities/activity-hooks.ts'
import { contactGiven, contactRenamed } from '#entities/contacts/contact-hooks.ts'
import { contactFollowed, contactMatched } from '#entities/contacts/on-save/saved-contact-hooks.ts'
import { removeLabel } from '#entities/contacts/remove-label.command.ts'
import { inquiryStored } from '#entities/inquiries/inquiry-hooks.ts'
import { labelDeleting } from '#entities/labels/label-hooks.ts'
import { PortalModel } from '#entities/portals/portal.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { contactTaskChanged } from '#entities/tasks/task-hooks.ts'
import { personChanged } from '#entities/users/user-hooks.ts'
import { attachMailChecks, attachMailOutcomes } from '#platform/mail/mail-leaving.ts'
import { followLastTouch } from './activities/follow-last-touch.command.ts'
import { openAccount } from './accounts/open-account.command.ts'
import { signUpWork } from './accounts/sign-up-work.ts'
import { noteBadNews } from './bad-news/note-bad-news.command.ts'
import { mailMilestones } from './client-mail/mail-milestones.command.ts'
import { clientMailChecks } from './client-mail/still-shared.query.ts'
import { recomputeAfterSaved } from './commission/recompute-commission.command.ts'
import { settleSaved } from './commission/settle-commission.command.ts'
import { refreshPairs } from './contact-duplicates/refresh-pairs.command.ts'
import { followContractOfSaved } from './deal-contracts/follow-contract.command.ts'
import { nameClientsOfSaved, renameClient, shareContactsOfSaved } from './deal-parties/parties.command.ts'
import { dealSaved, dealSaving, factsChanging, itemsSaving } from './deal-save/deal-hooks.ts'
import { notifyAssignees } from './notices/notify-assignees.command.ts'
import { notifyJoined } from './notices/notify-joined.command.ts'
import { notifyOwner } from './notices/notify-owner.command.ts'
import { noteRisk } from './notices/notify-storm.command.ts'
import { noticeChecks } from './notices/still-news.query.ts'
import { planMailChecks, planMailOutcomes } from './plan-mail/still-wanted.query.ts'
import { noteFollowed, noteInquiry, noteTouch } from './plans/note-trigger.command.ts'
import { moveReminders } from './reminders/move-reminders.command.ts'
import { moveInRollup } from './reports/rollup.command.ts'
import { followParties } from './sharing/follow-parties.command.ts'
import { sendPasswordLink } from './sign-in/forget-password.command.ts'
import { forgottenPasswordWork } from './sign-in/forgotten-password-work.ts'

/** Call once before anything is changed. Calling it again is harmless. */
export function attachHooks(): void {
  labelDeleting.attach(removeLabel)
  contactRenamed.attach(renameClient, (change, contact) => change.touch(PortalModel, { contact }))
  personChanged.attach((change, user) => change.touch(TeamModel, { 'members.user': user }))
  contactTaskChanged.attach(followLastTouch)
  contactMatched.attach(refreshPairs)
  contactFollowed.attach(noteFollowed)
  contactAnswered.attach(noteTouch)
  inquiryStored.attach(noteInquiry)
  contactGiven.attach(async (change, contact) => notifyOwner(change, contact))

  dealSaving.attach(nameClientsOfSaved, settleSaved, followContractOfSaved)
  itemsSaving.attach(
    async (change, _deal, { tasks }) =>
      notifyAssignees(
        change,
        tasks.filter((task) => task.isModified('assignee')),
      ),
    (change, deal, { milestones }) => mailMilestones(change, deal, milestones),
    (change, _deal, { tasks }) => moveReminders(change, tasks),
  )
  dealSaved.attach(
    shareContactsOfSaved,
    async (change, deal, { changed }) => changed.has('parties') && followParties(change, deal),
    (change, deal, { before }) => moveInRollup(change, before, deal.toObject()),
    recomputeAfterSaved,
    notifyJoined,
    noteBadNews,
  )

  factsChanging.attach(noteRisk)

  attachMailChecks({ ...clientMailChecks, ...noticeChecks, ...planMailChecks })
  attachMailOutcomes(planMailOutcomes)
  signUpWork.attach(openAccount)
  forgottenPasswordWork.attach(sendPasswordLink)
}
