import { formatQuantity } from 'ui-kit/format'

/** "Today" and "Yesterday" within a sentence, and "on" before a date. */
const onDay = (day: string) => (/^(Today|Yesterday)$/.test(day) ? day.toLowerCase() : `on ${day}`)

const inDays = (days: number) => formatQuantity(days, 'day')
const untilKeys = (days: number, day: string) => `${inDays(days)} until you get the keys, on ${day}.`

/** What a deal says to its client: plain sentences, no jargon. */
export const copy = {
  clientDealView: {
    aside: 'People and dates',
  },
  clientDealSkeleton: {
    loading: 'Loading your deal',
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
    empty: 'Your agent will add the steps here.',
  },
  peopleToCall: {
    lead: 'Your agent',
    other: 'Also on your side',
    email: 'Email',
    emailTo: (name: string) => `Email ${name}`,
    call: 'Call',
    callTo: (name: string, phone: string) => `Call ${name}, ${phone}`,
  },
  sinceLastVisit: {
    title: (day: string) => `Since your visit ${onDay(day)}`,
    firstTitle: 'Updates',
    empty: 'Nothing new since your last visit.',
    firstEmpty: 'You’ll see what’s new with your deal here.',
  },
  standing: {
    preContract: 'We’re getting everything ready.',
    searching: {
      buying: 'We’re looking for your home.',
      selling: 'Your home is on the market.',
      renting: 'We’re looking for your new place.',
      leasing: 'Your place is on the market.',
    },
    underContract: 'You’re under contract.',
    countdown: {
      buying: untilKeys,
      selling: (days: number, day: string) => `${inDays(days)} until closing, on ${day}.`,
      renting: untilKeys,
      leasing: (days: number, day: string) => `${inDays(days)} until the lease begins, on ${day}.`,
    },
    today: {
      buying: 'Today’s the day: you get the keys.',
      selling: 'Today’s the day: you close.',
      renting: 'Today’s the day: you get the keys.',
      leasing: 'Today’s the day: the lease begins.',
    },
    missed: (day: string) => `The closing was planned for ${day}.`,
    closed: {
      buying: 'It’s yours.',
      selling: 'It’s sold.',
      renting: 'It’s yours.',
      leasing: 'It’s leased.',
    },
    closedOn: {
      buying: (day: string) => `It’s yours: you closed on ${day}.`,
      selling: (day: string) => `It’s sold: you closed on ${day}.`,
      renting: (day: string) => `It’s yours: the deal closed on ${day}.`,
      leasing: (day: string) => `It’s leased: the deal closed on ${day}.`,
    },
    fellThrough: 'This one didn’t work out. Your agent is here to help with what’s next.',
    expired: 'The listing has expired. Your agent is here to help with what’s next.',
    onHold: 'On hold for now. Your agent will let you know when it’s moving again.',
  },
  whatHappensNext: {
    title: 'What happens next',
    showAll: (count: number) => `Show ${formatQuantity(count, 'finished task')}`,
    empty: 'Nothing is planned yet. Your agent will add the next steps here.',
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
