/** At the buttons of every form. */
export const UNSAVED = { edit: { beforeDocumentControls: ['/views/unsaved.client#Unsaved'] } };
