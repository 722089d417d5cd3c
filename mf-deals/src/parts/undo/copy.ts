/** Words of what an undo did. */
export const copy = {
  /** `kept`: what someone has changed since, which stays as it is. */
  undoResult: (kept: readonly string[]) => {
    if (kept.length === 0) return 'Change undone'
    const named = kept.slice(0, 3).join(', ')
    const more = kept.length > 3 ? ` and ${kept.length - 3} more` : ''
    return `Undone, except for what has changed since: ${named}${more}`
  },
}
