import { paths } from '@/lib/paths';
import { Button } from '../ui/button';
import styles from './withdrawal-form.module.css';

/** Asks for the receipt number. The number is typed, never part of a link, so that no link gives anybody away. */
export function WithdrawalForm() {
  return (
    <form action={paths.sendWithdrawal()} method="post" className={styles.root}>
      <label htmlFor="receipt">受理编号</label>
      <input
        id="receipt"
        name="receipt"
        required
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        placeholder="XXXX-XXXX-…"
        aria-describedby="receipt-hint"
      />
      <p id="receipt-hint">提交成功时表单下面显示的28位编号，大小写与横线都不要紧。</p>
      <Button type="submit">撤回并删除</Button>
    </form>
  );
}
