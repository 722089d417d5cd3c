/** What the contract answers to a method and a path, as types: none is written by hand in a test. */
import type { paths } from 'openapi'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The path itself where the contract has it by this method; otherwise a text that says so, which no path is. */
export type Known<M extends Method, Path extends string> = [RouteTo<Path>] extends [keyof Answers[M]]
  ? Path
  : `The contract has no ${M} ${Path}`

/** The body of a success: nothing where there is none, text where it is a file. */
export type Answered<M extends Method, Path extends string> = Answers[M][RouteTo<Path> & keyof Answers[M]]

/** Every answer by method and route, worked out once however many tests ask for it. */
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

/** A path of the contract without the names of its parameters and its last slash: `/deals/{}/history`. */
type RouteOf<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}{}${RouteOf<After>}`
  : Path extends `${infer Bare}/`
    ? Bare
    : Path

/** What routes begin with: `/deals`, `/deals/{}`, `/deals/{}/history`. */
type Start = Starts<RouteOf<keyof paths>>
type Starts<Rest extends string, Before extends string = ''> = Rest extends `${infer Segment}/${infer After}`
  ? `${Before}${Segment}` | Starts<After, `${Before}${Segment}/`>
  : `${Before}${Rest}`

/** The route that a test's path takes, filled in as it is, with a query or without. */
type RouteTo<Path extends string> = Path extends `${infer Bare}?${string}` ? Walk<Bare> : Walk<Path>

type Walk<Path extends string, Walked extends string = ''> = Path extends `/${infer Segment}/${infer After}`
  ? Walk<`/${After}`, Step<Walked, Segment>>
  : Path extends '/'
    ? Walked
    : Path extends `/${infer Segment}`
      ? Step<Walked, Segment>
      : Path

/** A segment that the contract names wins over a parameter: `/contacts/export/` is no contact. */
type Step<Walked extends string, Segment extends string> = `${Walked}/${Segment}` extends Start
  ? `${Walked}/${Segment}`
  : `${Walked}/{}`
