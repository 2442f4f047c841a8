// tollkeeper store: copies of a store, what can still be read of it, what was saved put back.
#include <fmt/format.h>
#include <sys/stat.h>

#include "cli/commands.hpp"
#include "cli/store_place.hpp"
#include "expansions/registry.hpp"
#include "server/store_care.hpp"

namespace tollkeeper {
namespace {

int say(const std::string& file, const StoreReport& report) {
  for (const std::string& sentence : report.sentences) {
    fmt::print("{}\n", sentence);
  }
  fmt::print("{}: {} games whole, {} cut short, {} lost; {} moves can be played{}\n", file,
             report.whole, report.cut, report.lost, report.moves,
             report.is_file_sound ? "" : "; SQLite finds the file damaged");
  return report.is_sound() ? kDone : kDiffers;
}

}  // namespace

int run_store(const StoreArguments& arguments) {
  using What = StoreArguments::What;
  umask(0077);
  const auto path = store_path(arguments.file);
  if (!path) {
    return complain(path.error());
  }
  if (arguments.what == What::backup) {
    const Status copied = backup_store(*path, arguments.output);
    if (!copied) {
      return complain(copied.error());
    }
    fmt::print("{} is a copy of {}.\n", arguments.output, *path);
    return kDone;
  }
  const auto report = arguments.what == What::check ? check_store(*path, shipped_catalogue())
                      : arguments.what == What::salvage
                          ? salvage_store(*path, arguments.output, shipped_catalogue())
                          : restore_store(arguments.backup, *path, shipped_catalogue());
  if (!report) {
    return complain(report.error());
  }
  if (arguments.what == What::restore) {
    fmt::print("{} is {} again; what was there is kept as {}.before-restore.\n", *path,
               arguments.backup, *path);
  }
  return say(arguments.what == What::restore ? arguments.backup : *path, *report);
}

}  // namespace tollkeeper
