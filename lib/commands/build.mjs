/** `npm run build`: types and pages, for those who serve with `npm start`. */
import { checkSettings } from './check-settings.mjs';
import { buildSite, generate } from './setup.mjs';

await checkSettings({ isServing: false });
await generate();
await buildSite();
