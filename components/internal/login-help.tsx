/** Shown where nobody can log in; lib/operations/settings.md says what has to be set, a public page does not. */
export function LoginHelp() {
  return <p>后台还没有在这里开放登录；访客提交的需求照常收下。</p>;
}
