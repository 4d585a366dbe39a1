export { completeSignIn, resendConfirmation } from '../../backend/people/links.ts'
