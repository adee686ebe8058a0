import styles from './login-help.module.css';

/** Stands where nobody can log in: what has to be set. */
export function LoginHelp() {
  return (
    <section className={styles.root} aria-labelledby="login-help">
      <h2 id="login-help">还没有可以登录的账号</h2>
      <p>本站没有默认密码。二选一，设好后重启网站：</p>
      <ol>
        <li>
          内置账号：运行 <code>npm run password</code>，把得到的一行设为 <code>ADMIN_PASSWORD_HASH</code>
          ，再把登录名设为 <code>ADMIN_LOGIN</code>。
        </li>
        <li>
          认证服务：把它的地址设为 <code>AUTH_SERVICE_URL</code>。
        </li>
      </ol>
    </section>
  );
}
