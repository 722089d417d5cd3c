/** The email about a change of two-step sign-in. */
import { copy } from './copy.ts'
import type { Writer } from './mail-parts.ts'

const words = copy.twoStepChanged

export const twoStepChanged: Writer<'two_step_changed'> = ({ first_name, is_client, change }, { webUrl }) => ({
  ...words.changed[change],
  paragraphs: [copy.frame.greeting(first_name), ...words.changed[change].paragraphs],
  action: { label: words.action, url: `${webUrl}/${is_client ? 'client' : 'agent'}/login` },
  notes: [copy.notYou(is_client)],
})
