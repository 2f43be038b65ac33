/** A program that signs in through the browser, as the official client wants one. */
import type {
  OAuthClientInformationMixed,
  OAuthClientProvider,
  OAuthDiscoveryState,
  OAuthTokens,
} from '@modelcontextprotocol/client'

/** What a program keeps while it signs in. */
export class Keeper implements OAuthClientProvider {
  readonly redirectUrl: string
  readonly clientMetadata
  asked: URL | undefined
  #information: OAuthClientInformationMixed | undefined
  #tokens: OAuthTokens | undefined
  #verifier = ''
  #discovered: OAuthDiscoveryState | undefined

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl
    this.clientMetadata = {
      client_name: 'Helper <b>bold</b>',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
  }

  clientInformation = () => this.#information
  saveClientInformation = (information: OAuthClientInformationMixed) => {
    this.#information = information
  }
  tokens = () => this.#tokens
  saveTokens = (tokens: OAuthTokens) => {
    this.#tokens = tokens
  }
  redirectToAuthorization = (url: URL) => {
    this.asked = url
  }
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier
  }
  codeVerifier = () => this.#verifier
  saveDiscoveryState = (state: OAuthDiscoveryState) => {
    this.#discovered = state
  }
  discoveryState = () => this.#discovered
}
