/** Meta's SDK brings no types: as much of it as the tests use. */
declare module 'facebook-nodejs-business-sdk' {
  interface Row {
    id: string
    _data: Record<string, unknown>
  }
  interface Cursor extends Array<Row> {
    hasNext(): boolean
    next(): Promise<Cursor>
  }
  class FacebookAdsApi {
    static readonly GRAPH: string
    static readonly VERSION: string
    constructor(accessToken: string)
  }
  class Node {
    constructor(id: string, data: object, parent: undefined, api: FacebookAdsApi)
    get(fields: string[]): Promise<Row>
    getPosts(fields: string[], params: object): Promise<Cursor>
    getComments(fields: string[], params: object): Promise<Cursor>
    getMedia(fields: string[], params: object): Promise<Cursor>
    createFeed(fields: string[], params: object): Promise<Row>
    createComment(fields: string[], params: object): Promise<Row>
    createMedia(fields: string[], params: object): Promise<Row>
    createMediaPublish(fields: string[], params: object): Promise<Row>
  }
  class Page extends Node {}
  class Post extends Node {}
  class IGUser extends Node {}
  class IGMedia extends Node {}

  export { Cursor, FacebookAdsApi, IGMedia, IGUser, Node, Page, Post, Row }
}
