/* Notes each wait for the disk (S) and each message to a client (M) in the file that SYNCS names.
   Loaded before a server's libraries, so that nothing it does passes by. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static void note(const char *what) {
    static int file = -1;
    if (file < 0) file = open(getenv("SYNCS"), O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (write(file, what, 1) != 1) abort();
}

int fdatasync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int result = real(file);
    if (result == 0) note("S");
    return result;
}

int fsync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int result = real(file);
    if (result == 0) note("S");
    return result;
}

/* One byte is how an event loop wakes itself. */
ssize_t send(int to, const void *bytes, size_t count, int flags) {
    ssize_t (*real)(int, const void *, size_t, int) =
        (ssize_t (*)(int, const void *, size_t, int))dlsym(RTLD_NEXT, "send");
    if (count > 1) note("M");
    return real(to, bytes, count, flags);
}
