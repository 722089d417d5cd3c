/** The words in formatted days and numbers. */
export const copy = {
  codeLabels: {
    client: 'Client',
  },
  days: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    yesterday: 'Yesterday',
    on: (day: string) => `on ${day}`,
    late: (days: number) => (days === 1 ? '1 day late' : `${days.toLocaleString('en-US')} days late`),
    instant: (day: string, time: string) => `${day}, ${time}`,
    justNow: 'Just now',
    minutesAgo: (minutes: number) => `${minutes} min ago`,
    hoursAgo: (hours: number) => `${hours} hr ago`,
  },
  format: {
    all: (many: string) => `all ${many}`,
    asFiltered: (extent: string) => `${extent}, as filtered`,
    bytes: (bytes: number) => `${bytes} bytes`,
  },
}
