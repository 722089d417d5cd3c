/**
 * How a page with a sheet (`data-paper`) is printed: only the sheet, on white; everything around it is hidden. With
 * `data-paper="across"` it is landscape, and so is what is around it: before a sheet of another size, an empty page
 * would be printed.
 */
export const paper = `
@media print {
  html:has([data-paper]), :is(body, div, main):has([data-paper]) {
    background: #fff !important;
    color-scheme: light;
    padding: 0 !important;
    min-height: 0 !important;
  }
  div:has([data-paper]) > header { display: none !important; }
  body:has([data-paper='across']) { page: across; }
}
@page across { size: letter landscape; margin: 12mm; }`
