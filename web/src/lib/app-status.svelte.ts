/** How this page stands to the server. */
class AppStatus {
  /** A new version of the client has been fetched; it is used after a reload. */
  isUpdateReady = $state(false)
  /** The server has become newer than this page, and answers it no more; or files of this page are gone. */
  isStale = $state(false)
  /** The page at this address was opened without a connection. */
  isOffline = $state(false)
}

export const appStatus = new AppStatus()
