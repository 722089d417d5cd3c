const LIST = new Intl.ListFormat('en-US')

/** Words of the sample data on home. */
export const copy = {
  addSampleData: {
    title: 'See it with sample data',
    text: 'Three deals with their tasks, people, notes and appointments, all made up. No one is emailed, and one click removes it.',
    add: 'Add sample data',
    adding: 'Adding…',
    added: 'Sample data added',
  },
  removeSampleDataDialog: {
    title: 'Remove the sample data?',
    action: 'Remove sample data',
    keep: 'Keep it',
    removed: 'Sample data removed',
    loading: 'Counting what would go',
    goes: (parts: readonly string[]) => `This removes ${LIST.format(parts)}. Your own records stay.`,
    ownWork: 'Also removed, since you added it to a sample deal:',
    work: (deal: string, parts: readonly string[]) => `${deal}: ${LIST.format(parts)}`,
    stay: 'These stay, without the sample contact:',
    forGood: 'There’s no undo. You can add sample data again.',
  },
  sampleDataBar: {
    text: 'You’re looking at sample data.',
    remove: 'Remove sample data',
  },
  counted: {
    deals: (count: number) => (count === 1 ? '1 deal' : `${count} deals`),
    contacts: (count: number) => (count === 1 ? '1 contact' : `${count} contacts`),
    tasks: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
    milestones: (count: number) => (count === 1 ? '1 milestone' : `${count} milestones`),
    notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
    files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    appointments: (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`),
    portals: (count: number) => (count === 1 ? '1 client portal' : `${count} client portals`),
    contracts: (count: number) => (count === 1 ? '1 contract' : `${count} contracts`),
  },
}
