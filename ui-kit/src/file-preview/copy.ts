/** What the preview of a file says. */
export const copy = {
  filePreview: {
    close: 'Close',
    previous: 'Previous file',
    next: 'Next file',
    place: (place: number, count: number) => `${place} of ${count}`,
    open: 'Open',
    download: 'Download',
    none: (type: string) => `${type}: download the file to open it.`,
    pdf: 'Open the PDF to read it.',
  },
}
