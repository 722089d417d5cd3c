import { lazyPart } from 'ui-kit/lazy-part'
import { useWaitingMessage } from './bad-news.api.ts'

const BadNewsPanel = lazyPart(async () => (await import('./BadNewsPanel.tsx')).BadNewsPanel)

/** Asks for the words in which the clients are told of a slip, or of the end of the deal, if they have not been yet. */
export function BadNews({ deal }: { deal: string }) {
  const message = useWaitingMessage(deal)
  // Other dates are other news: what was typed about the earlier ones would be wrong.
  return message ? <BadNewsPanel key={`${message.id} ${message.version}`} message={message} /> : null
}
