/** What is said of a `remote.json`. */
export const copy = {
  forms: {
    page: 'A page is named like its component, such as HomePage',
    path: 'A path has fixed parts in lowercase and parameters, such as /agent/deal/:id',
    request: 'A request is the path of a GET without parameters, such as /teams/?page_size=100',
  },
}
