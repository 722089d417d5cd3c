/** The email about a change of two-step sign-in. */
import { hello, type Writer } from './mail-parts.ts'
import { copy } from './two-step/copy.ts'

export const twoStepChanged: Writer<'two_step_changed'> = ({ first_name, is_client, change }, { webUrl }) => ({
  ...copy.changed[change],
  paragraphs: [hello(first_name), ...copy.changed[change].paragraphs],
  action: { label: copy.action, url: `${webUrl}/${is_client ? 'client' : 'agent'}/login` },
  notes: [is_client ? copy.notYouClient : copy.notYou],
})
