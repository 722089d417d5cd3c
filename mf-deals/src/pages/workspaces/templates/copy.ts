/** Words of templates. */
export const copy = {
  dateRuleList: {
    hint: 'These dates fill in automatically and move with the date they count from.',
    label: 'Deal dates',
    addLabel: 'Add date',
    add: 'Add date',
  },
  dateRulePanel: {
    meta: 'Deal date',
    remove: 'Remove',
    done: 'Done',
  },
  deleteTemplateDialog: {
    keep: 'Keep template',
    deleted: (template: string) => `${template} deleted`,
    title: (name: string) => `Delete ${name}?`,
    action: 'Delete template',
    consequence: 'Deals that already use it keep their milestones and tasks. New deals will no longer start with it.',
  },
  importProblem: {
    notJson: 'The file isn’t JSON',
  },
  milestoneCard: {
    tasks: (milestone: string) => `Tasks for ${milestone}`,
    addTask: 'Add task',
  },
  partLine: {
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
  },
  partPanel: {
    milestone: 'Milestone',
    task: 'Task',
    removeWithTasks: 'Remove with its tasks',
    remove: 'Remove',
    done: 'Done',
  },
  milestoneFields: {
    name: 'Name',
    visible: 'Show to client',
    description: 'What the client reads',
    descriptionHint: 'One or two plain sentences.',
  },
  roles: {
    noOne: 'Unassigned',
  },
  taskFields: {
    role: 'Assigned role',
    visible: 'Show to client',
    after: 'Comes after',
  },
  switchList: {
    hint: 'Use a switch to include or leave out milestones and tasks.',
    label: (at: number) => `Switch ${at}`,
    placeholder: 'Cash purchase',
    remove: (name: string) => `Remove ${name}`,
    theSwitch: 'the switch',
    add: 'Add switch',
  },
  templateEditor: {
    saved: (template: string) => `${template} saved`,
    newTitle: 'New template',
    unsaved: 'Not saved yet',
    discard: 'Discard changes',
    back: 'Back',
    save: 'Save template',
    facts: 'When to use it',
    switches: 'Questions when you apply it',
  },
  fromDeal: {
    hint: (deal: string) =>
      `The milestones and tasks of ${deal}. Dates without a rule are left out: give each one a rule, so it follows the deal’s dates.`,
    loading: 'Loading the deal',
    failed: 'Couldn’t load the deal',
  },
  templateProblem: {
    changed:
      'Someone saved this template while you were editing. Go back to see their version, then make your changes there.',
    backToTheirs: 'Back',
  },
  templateDates: {
    title: 'Deal dates',
    packs: 'Contract and lending rules',
    followsPack: (pack: string) => `The template now follows ${pack}. Save it to keep the change`,
  },
  templateMilestones: {
    label: 'Milestones',
    add: 'Add milestone',
  },
  any: {
    any: 'Any',
  },
  templateFacts: {
    name: 'Name',
    nameExample: 'Buyer, resale',
    nameMissing: 'Enter a name',
    representation: 'Representation',
  },
  templateList: {
    title: 'Templates',
    back: 'Back to deals',
    create: 'New template',
    loading: 'Loading templates',
    failed: 'Couldn’t load the templates',
    empty:
      'A template gives a deal its milestones and tasks, each with its due date. Start from scratch, or open a deal and choose Save as template from its menu.',
    emptyTitle: 'No templates yet',
    label: 'Templates',
    options: (names: string) => `Options: ${names}`,
    newDeals: (workspace: string) => `New deals in ${workspace}`,
  },
  importButton: {
    imported: (template: string) => `${template} imported`,
    file: 'Template file',
    import: 'Import',
  },
  templateMenu: {
    startWith: (workspace: string, template: string) => `New deals in ${workspace} start with ${template}`,
    startWithout: (workspace: string) => `New deals in ${workspace} start without a template`,
    failed: (workspace: string) => `Couldn’t change ${workspace}. Try again`,
    actions: (name: string) => `Actions for ${name}`,
    duplicate: 'Duplicate',
    duplicated: (template: string) => `${template} created`,
    export: 'Export to file',
    forNewDeals: (workspace: string) => `For new deals in ${workspace}`,
    delete: 'Delete',
  },
  storedTemplate: {
    title: 'Template',
    failed: 'Couldn’t load the template',
    loading: 'Loading the template',
  },
}
