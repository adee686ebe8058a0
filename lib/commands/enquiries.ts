/** `npm run enquiries:backup [file]`, `enquiries:check [file]`, `enquiries:restore file`: all while the site runs. */
import { backUp, checkStore, restore } from '../enquiries/backup';
import { errorText } from '../error-text';

const COMMANDS: Record<string, (file?: string) => Promise<string>> = {
  backup: async (file) => `已备份到 ${await backUp(file)}`,
  check: async (file) => `完好，有 ${await checkStore(file)} 条需求`,
  restore: async (file) => {
    if (!file) throw new Error('请写出备份文件：npm run enquiries:restore -- 文件');
    return `放回了 ${await restore(file)} 条需求`;
  },
};

const [command, file] = process.argv.slice(2);
try {
  console.log(await COMMANDS[command](file));
} catch (error) {
  console.error(`没有成功：${errorText(error)}`);
  process.exit(1);
}
