/** How a page with a sheet (`data-paper`) is printed: only the sheet, on white; everything around it is hidden. */
export const paper = `
@media print {
  html:has([data-paper]), :is(body, div, main):has([data-paper]) {
    background: #fff !important;
    color-scheme: light;
    padding: 0 !important;
    min-height: 0 !important;
  }
  div:has([data-paper]) > header { display: none !important; }
}
@page across { size: letter landscape; margin: 12mm; }`
