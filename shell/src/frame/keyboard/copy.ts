/** What the shell's own commands and the list of shortcuts say. */
export const copy = {
  general: {
    title: 'General',
    palette: 'Search and commands',
    shortcuts: 'Keyboard shortcuts',
    undo: 'Undo your last change',
  },
  goTo: 'Go to',
  create: {
    title: 'Create',
    deal: 'New deal',
    contact: 'New contact',
    task: 'New task',
  },
  shortcutsDialog: {
    title: 'Keyboard shortcuts',
    close: 'Done',
    singleKeys: 'Single-key shortcuts',
    singleKeysHint:
      'Turn these off if you use voice control or press keys by accident. Shortcuts with Ctrl or ⌘ stay on.',
    between: 'then',
  },
  keys: {
    Space: 'Space',
    Enter: 'Enter',
    ctrl: 'Ctrl',
    command: '⌘',
  },
}
