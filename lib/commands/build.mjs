/** `npm run build`: types and pages, for those who serve with `npm start`. */
import { buildSite, generateTypes } from './setup.mjs';

await generateTypes();
await buildSite();
