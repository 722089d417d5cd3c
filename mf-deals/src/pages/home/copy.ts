const tasksAre = (count: number) => (count === 1 ? '1 task is' : `${count} tasks are`)

/** Words of an agent's home. */
export const copy = {
  closingSoonPanel: {
    title: 'Closing soon',
    what: 'deals closing within 14 days',
    nothing: 'No deals close in the next 14 days.',
    progress: (done: number, total: number) => `${done} of ${total} done`,
    closingOf: (deal: string) => `Closing of ${deal}`,
  },
  firstStep: {
    deal: {
      title: 'Add your first deal',
      text: 'All you need is a name and a side. A template fills in the milestones and tasks, with their dates.',
    },
    client: {
      title: 'Add your client',
      text: 'Under People, add the buyer or seller you work for.',
    },
    portal: {
      title: 'Share it with your client',
      text: 'They see where things stand and what they need to do, at any hour.',
    },
    contacts: {
      title: 'Bring in your contacts',
      text: 'Import them from a spreadsheet or your phone. You’ll review every row first.',
    },
    teammate: {
      title: 'Invite your team',
      text: 'Agents work on their own deals. Assistants work for the agents you choose.',
    },
    notifications: {
      title: 'Choose your notifications',
      text: 'Choose what we email you about, and when.',
    },
  },
  firstSteps: {
    title: 'First steps',
    progress: (done: number, steps: number) => `${done} of ${steps} done`,
    hide: 'Hide first steps',
    done: ', done',
  },
  homeContent: {
    noAgents:
      'You don’t assist any agents yet, so there are no deals to show. Ask an owner or admin to choose your agents, under Teams.',
    overdue: 'Overdue tasks',
    dueToday: 'Due today',
    closingSoon: 'Closing within 14 days',
    newLeads: 'New leads',
    overdueTitle: 'Overdue',
    teamOverdueTitle: 'Overdue on the team',
    todayTitle: 'Today',
    nothingToday: 'Nothing is due today. A good day to call someone who hasn’t heard from you in a while.',
  },
  homePage: {
    failed: 'Couldn’t load your day',
  },
  homeSkeleton: {
    loading: 'Loading your day',
  },
  homeTasksPanel: {
    what: (title: string) => `tasks: ${title}`,
  },
  contactDatesPanel: {
    title: 'Get in touch',
    what: 'follow-ups, birthdays and home anniversaries',
  },
  newLeadsPanel: {
    title: 'New leads',
    what: 'new leads',
    nothing: 'No new leads right now.',
  },
  pinnedLists: {
    what: (list: string) => `contacts in ${list}`,
    failed: 'Couldn’t load the contacts on this list.',
    nothing: 'No one is on this list right now.',
  },
  dealsNextPanel: {
    title: 'Next on your deals',
    what: 'deals',
  },
  quietDay: {
    later: 'After that',
    next: 'Your next 7 days',
  },
  seeAll: {
    label: (count: number, what: string) => `See all ${count} ${what}`,
    all: (count: number) => `See all ${count}`,
  },
  greeting: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
  },
  tasksSentence: {
    both: (late: number, due: number) => `${tasksAre(late)} overdue and ${due} due today.`,
    late: (late: number) => `${tasksAre(late)} overdue. Nothing new is due today.`,
    due: (due: number) => `${tasksAre(due)} due today. Nothing is overdue.`,
    nothing: 'Nothing is overdue, and nothing is due today.',
    lateOnTheTeam: (late: number) => `${tasksAre(late)} overdue on the team.`,
    moreOnTheTeam: (late: number) =>
      late === 1 ? '1 more is overdue on the team.' : `${late} more are overdue on the team.`,
    yours: (due: number) => (due > 0 ? `You have ${due} due today.` : 'None of yours is due today.'),
  },
  closingSentence: {
    closing: (deals: number) =>
      deals === 1 ? '1 deal closes within two weeks.' : `${deals} deals close within two weeks.`,
  },
}
