/** Stands where nobody can log in; what has to be set stands in the README, not on a public page. */
export function LoginHelp() {
  return <p>后台还没有在这里开放登录；访客提交的需求照常收下。</p>;
}
