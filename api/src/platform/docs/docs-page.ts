/** The page at `docs/`: Swagger UI for the contract, sending the CSRF header that every client with a session must send. */

export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>ProTracker API</title>
    <link rel="stylesheet" href="swagger-ui.css">
    <link rel="icon" href="favicon-32x32.png">
  </head>
  <body>
    <div id="docs"></div>
    <script src="swagger-ui-bundle.js"></script>
    <script src="docs.js"></script>
  </body>
</html>
`

export const docsScript = `
const csrfToken = () => decodeURIComponent((document.cookie.match(/(?:^|; )csrftoken=([^;]*)/) || [])[1] || '')

SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  // There are hundreds of operations: a list of their tags comes first, with a filter.
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  requestInterceptor(request) {
    const needsCsrf = request.method && request.method !== 'GET' && !request.headers.Authorization
    if (needsCsrf) request.headers['X-CSRFToken'] = csrfToken()
    return request
  },
})
// Sets the cookie that unsafe calls need; being signed out is no error here.
fetch('../auth/login/', { credentials: 'include' }).catch(() => undefined)
`
