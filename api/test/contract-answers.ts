/** The types of responses by method and path, derived from the contract, so that tests need not write any. */
import type { paths } from 'openapi'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The path itself if the contract has it with this method. Otherwise a message that matches no path. */
export type Known<M extends Method, Path extends string> = [RouteTo<Path>] extends [keyof Answers[M]]
  ? Path
  : `The contract has no ${M} ${Path}`

/** The body of a success: nothing if there is none, text if it is a file. */
export type Answered<M extends Method, Path extends string> = Answers[M][RouteTo<Path> & keyof Answers[M]]

/** All responses by method and route, computed once for all tests. */
type Answers = {
  [M in Method]: {
    [Path in keyof paths as paths[Path][Lowercase<M>] extends Operation ? RouteOf<Path> : never]: BodyOf<
      paths[Path][Lowercase<M>]
    >
  }
}

type Operation = { responses: object }
type Success = 200 | 201 | 202 | 204 | 206

type BodyOf<O> = O extends { responses: infer Responses } ? Content<Responses[Success & keyof Responses]> : never

type Content<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: object }
    ? string
    : undefined

/** A path of the contract without parameter names and trailing slash: `/deals/{}/history`. */
type RouteOf<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}{}${RouteOf<After>}`
  : Path extends `${infer Bare}/`
    ? Bare
    : Path

/** The prefixes of routes: `/deals`, `/deals/{}`, `/deals/{}/history`. */
type Start = Starts<RouteOf<keyof paths>>
type Starts<Rest extends string, Before extends string = ''> = Rest extends `${infer Segment}/${infer After}`
  ? `${Before}${Segment}` | Starts<After, `${Before}${Segment}/`>
  : `${Before}${Rest}`

/** The route of a test's path with values filled in, with or without a query. */
type RouteTo<Path extends string> = Path extends `${infer Bare}?${string}` ? Walk<Bare> : Walk<Path>

type Walk<Path extends string, Walked extends string = ''> = Path extends `/${infer Segment}/${infer After}`
  ? Walk<`/${After}`, Step<Walked, Segment>>
  : Path extends '/'
    ? Walked
    : Path extends `/${infer Segment}`
      ? Step<Walked, Segment>
      : Path

/** A segment named in the contract wins over a parameter: `/contacts/export/` is not a contact. */
type Step<Walked extends string, Segment extends string> = `${Walked}/${Segment}` extends Start
  ? `${Walked}/${Segment}`
  : `${Walked}/{}`
