/** What a login leaves behind. */
export interface Session {
  /** access token of the service; of the built-in account a random one */
  token: string;
  /** ms since 1970 */
  expiresAt: number;
  loginName: string;
  nickName: string;
  authenticated: true;
}
