import { formatQuantity } from 'ui-kit/format'

/** What a deal says to its client, or neutrally to another party: plain sentences, no jargon. */
export const copy = {
  clientDealView: {
    aside: 'People and dates',
    printed: (day: string) => `Printed ${day}`,
  },
  clientDealSkeleton: {
    loading: 'Loading the deal',
  },
  documents: {
    title: 'Documents',
    download: (file: string) => `Download ${file}`,
    failed: (file: string) => `Couldn’t download “${file}”`,
  },
  dueText: {
    at: (day: string, time: string) => `${day}, ${time}`,
  },
  keyDates: {
    title: 'Key dates',
  },
  mailChoice: {
    title: 'Email updates',
    label: 'Email me about this deal',
  },
  milestoneTrack: {
    title: 'Where things stand',
    empty: { client: 'Your agent will add the steps here.', party: 'The steps of this deal will be here.' },
  },
  peopleToCall: {
    lead: { client: 'Your agent', party: 'Lead agent' },
    other: { client: 'Also on your side', party: 'Also on this deal' },
    email: 'Email',
    emailTo: (name: string) => `Email ${name}`,
    call: 'Call',
    callTo: (name: string, phone: string) => `Call ${name}, ${phone}`,
  },
  sinceLastVisit: {
    title: (day: string) => `Since your visit ${day}`,
    firstTitle: 'Updates',
    empty: 'Nothing new since your last visit.',
    firstEmpty: 'You’ll see what’s new with this deal here.',
  },
  whatHappensNext: {
    title: 'What happens next',
    done: 'What was done',
    showAll: (count: number) => `Show ${formatQuantity(count, 'finished task')}`,
    empty: {
      client: 'Nothing is planned yet. Your agent will add the next steps here.',
      party: 'Nothing is planned yet. The next steps will be here.',
    },
  },
  taskRow: {
    done: 'Done: ',
    open: 'To do: ',
    yours: 'Your task',
    toConfirm: 'To be confirmed',
  },
  yourTurn: {
    title: (task: string) => `Your turn: ${task}`,
    due: (day: string) => `Due: ${day}.`,
    late: (days: string) => `${days}.`,
    undated: 'Whenever you’re ready.',
    others: (count: number) => `You have ${formatQuantity(count, 'more task', 'more tasks')} below.`,
    complete: 'Mark as done',
  },
}
