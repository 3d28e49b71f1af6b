import type { Post, World } from '../world/types.ts'
import { type Matcher, operatorMatcher, wordMatcher } from './search-match.ts'

/** A parsed search query. */
export interface SearchQuery {
  matches: Matcher
  /** Conversation or author that every match must have; narrows the posts to search. */
  conversation?: string
  author?: string
  /** The query names reposts; otherwise they are left out, as on X. */
  reposts: boolean
}

/** Error in a query. */
export class QueryError extends Error {}

interface Term {
  matches: Matcher
  /** Whether a clause may stand alone: `is:`, `has:`, `lang:` and negations may not. */
  standalone: boolean
  conversation?: string
  author?: string
  reposts?: boolean
}

const TOKEN = /\s*(\(|\)|-?"[^"]*"|[^\s()"]+(?:"[^"]*")?)/y

function tokenize(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  const trimmed = text.trimEnd()
  while (TOKEN.lastIndex < trimmed.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(trimmed)?.[1]
    if (token === undefined)
      throw new QueryError(`no viable alternative at input '${trimmed.slice(at)}' (at position ${at + 1})`)
    if (token.length > 1 && token.startsWith('-') && !token.startsWith('-"')) tokens.push('-', token.slice(1))
    else if (token.startsWith('-"')) tokens.push('-', token.slice(1))
    else tokens.push(token)
  }
  return tokens
}

/** Reads the grammar of X's recent search: words, "phrases", operators, `OR`, `-` and brackets. */
export function parseSearch(text: string, world: World): SearchQuery {
  const tokens = tokenize(text)
  let at = 0

  function single(token: string): Term {
    const [, name, value] = /^(\w+):(.+)$/.exec(token) ?? []
    if (name && value && !/^https?$/.test(name)) return operator(name, value.replace(/^"(.*)"$/, '$1'))
    if (/^\w+:$/.test(token)) throw new QueryError(`the operator '${token}' has no value`)
    if (token === ')' || token === '-' || token === '""') throw new QueryError(`unexpected input '${token}'`)
    return { matches: wordMatcher(token), standalone: true }
  }

  function operator(name: string, value: string): Term {
    const found = operatorMatcher(world, name, value)
    if (typeof found === 'string') throw new QueryError(found)
    return {
      matches: found,
      standalone: !['is', 'has', 'lang', 'min_likes', 'min_replies', 'min_reposts'].includes(name),
      reposts: name.startsWith('retweets_of') || (name === 'is' && value === 'retweet'),
      ...(name === 'conversation_id' && { conversation: value }),
      ...(name === 'from' && { author: value }),
    }
  }

  function primary(): Term {
    const token = tokens[at]
    if (token === undefined) throw new QueryError('the query ends too early')
    at += 1
    if (token === '-') {
      const denied = primary()
      return { matches: (post) => !denied.matches(post), standalone: false }
    }
    if (token !== '(') return single(token)
    const inner = either()
    if (tokens[at] !== ')') throw new QueryError("missing ')'")
    at += 1
    return inner
  }

  function all(): Term {
    let term = primary()
    while (at < tokens.length && tokens[at] !== ')' && tokens[at] !== 'OR') {
      if (tokens[at] === 'AND') throw new QueryError("'AND' is not an operator: a space means and")
      term = both(term, primary())
    }
    return term
  }

  function either(): Term {
    let term = all()
    while (tokens[at] === 'OR') {
      at += 1
      const [left, right] = [term, all()]
      const matches = (post: Post) => left.matches(post) || right.matches(post)
      const reposts = left.reposts === true || right.reposts === true
      term = { matches, standalone: left.standalone && right.standalone, reposts }
    }
    return term
  }

  const query = either()
  if (at < tokens.length) throw new QueryError(`unexpected input '${tokens[at]}'`)
  if (!query.standalone)
    throw new QueryError('Rules must contain a non-negated, non-conjunction-required operator')
  return { ...query, reposts: query.reposts === true }
}

function both(left: Term, right: Term): Term {
  const conversation = left.conversation ?? right.conversation
  const author = left.author ?? right.author
  return {
    matches: (post) => left.matches(post) && right.matches(post),
    standalone: left.standalone || right.standalone,
    reposts: left.reposts === true || right.reposts === true,
    ...(conversation !== undefined && { conversation }),
    ...(author !== undefined && { author }),
  }
}
