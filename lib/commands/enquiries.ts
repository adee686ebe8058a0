/** `npm run enquiries:backup [file]`, `enquiries:check [file]`, `enquiries:restore file`: all while the site runs. */
import { databaseFile } from '../database/place';
import { backUp, checkStore, restore } from '../enquiries/backup';
import { env } from '../env';
import { describeStoreFault } from '../database/faults';
import { checkSettings } from './check-settings.mjs';

const store = () => (env.databaseUrl ? 'PostgreSQL' : databaseFile());

const COMMANDS: Record<string, (file?: string) => Promise<string>> = {
  backup: async (target) => {
    const { file, count } = await backUp(target);
    return `${store()} 已备份到 ${file}，有 ${count} 条需求`;
  },
  check: async (file) => `${file ?? store()} 完好，有 ${await checkStore(file)} 条需求`,
  restore: async (file) => {
    if (!file) throw new Error('请写出备份文件：npm run enquiries:restore -- 文件');
    return `${file} 里有 ${await checkStore(file)} 条需求，放回 ${store()} ${await restore(file)} 条`;
  },
};

await checkSettings({ isServing: false });

const [command, file] = process.argv.slice(2);
try {
  console.log(await COMMANDS[command](file));
} catch (error) {
  console.error(`没有成功：${describeStoreFault(error)}`);
  process.exit(1);
}
