import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import styles from './login-form.module.css';

interface LoginFormProps {
  /** where it leads: a checked path of this site */
  returnUrl: string;
  /** of the last try that failed */
  message?: string;
  loginName?: string;
}

/** Login name and password, as a plain form. */
export function LoginForm({ returnUrl, message, loginName = '' }: LoginFormProps) {
  return (
    <form action={paths.loginForm()} method="post" className={styles.root}>
      {message && (
        <p id="login-message" role="alert" className={styles.message}>
          {message}
        </p>
      )}
      <label>
        登录名
        <input
          name="loginName"
          defaultValue={loginName}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
          aria-describedby={message ? 'login-message' : undefined}
        />
      </label>
      <label>
        密码
        <input
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
          aria-describedby={message ? 'login-message' : undefined}
        />
      </label>
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <Button type="submit">登录</Button>
    </form>
  );
}
